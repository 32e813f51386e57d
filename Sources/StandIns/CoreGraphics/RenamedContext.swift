import FoundationOverlay

// Functions of Swift 2 that are methods of `CGContext`, `CGPath` and `CGColorSpace` since Swift 3.

@available(*, unavailable, renamed: "CGContext.setLineWidth(self:_:)")
public func CGContextSetLineWidth(_ c: CGContext?, _ width: CGFloat) {
  c?.setLineWidth(width)
}

@available(*, unavailable, renamed: "CGContext.setFillColor(self:_:)")
public func CGContextSetFillColorWithColor(_ c: CGContext?, _ color: CGColor) {
  c?.setFillColor(color)
}

@available(*, unavailable, renamed: "CGContext.setStrokeColor(self:_:)")
public func CGContextSetStrokeColorWithColor(_ c: CGContext?, _ color: CGColor) {
  c?.setStrokeColor(color)
}

@available(*, unavailable, message: "Use move(to:)")
public func CGContextMoveToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  c?.move(to: CGPoint(x: x, y: y))
}

@available(*, unavailable, message: "Use addLine(to:)")
public func CGContextAddLineToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  c?.addLine(to: CGPoint(x: x, y: y))
}

@available(*, unavailable, renamed: "CGContext.strokePath(self:)")
public func CGContextStrokePath(_ c: CGContext?) {
  c?.strokePath()
}

@available(*, unavailable, message: "Use fillPath(using:)")
public func CGContextFillPath(_ c: CGContext?) {
  c?.fillPath()
}

@available(*, unavailable, renamed: "CGContext.beginPath(self:)")
public func CGContextBeginPath(_ c: CGContext?) {
  c?.beginPath()
}

@available(*, unavailable, renamed: "CGContext.closePath(self:)")
public func CGContextClosePath(_ c: CGContext?) {
  c?.closePath()
}

@available(*, unavailable, renamed: "CGContext.addRect(self:_:)")
public func CGContextAddRect(_ c: CGContext?, _ rect: CGRect) {
  c?.addRect(rect)
}

@available(*, unavailable, renamed: "CGContext.addPath(self:_:)")
public func CGContextAddPath(_ c: CGContext?, _ path: CGPath) {
  c?.addPath(path)
}

@available(*, unavailable, renamed: "CGContext.drawPath(self:using:)")
public func CGContextDrawPath(_ c: CGContext?, _ mode: CGPathDrawingMode) {
  c?.drawPath(using: mode)
}

@available(*, unavailable, renamed: "CGContext.fill(self:_:)")
public func CGContextFillRect(_ c: CGContext?, _ rect: CGRect) {
  c?.fill(rect)
}

@available(*, unavailable, renamed: "CGContext.stroke(self:_:)")
public func CGContextStrokeRect(_ c: CGContext?, _ rect: CGRect) {
  c?.stroke(rect)
}

@available(*, unavailable, renamed: "CGContext.fillEllipse(self:in:)")
public func CGContextFillEllipseInRect(_ c: CGContext?, _ rect: CGRect) {
  c?.fillEllipse(in: rect)
}

@available(*, unavailable, renamed: "CGContext.addEllipse(self:in:)")
public func CGContextAddEllipseInRect(_ c: CGContext?, _ rect: CGRect) {
  c?.addEllipse(in: rect)
}

@available(*, unavailable, renamed: "CGContext.saveGState(self:)")
public func CGContextSaveGState(_ c: CGContext?) {
  c?.saveGState()
}

@available(*, unavailable, renamed: "CGContext.restoreGState(self:)")
public func CGContextRestoreGState(_ c: CGContext?) {
  c?.restoreGState()
}

@available(*, unavailable, renamed: "CGContext.translateBy(self:x:y:)")
public func CGContextTranslateCTM(_ c: CGContext?, _ tx: CGFloat, _ ty: CGFloat) {
  c?.translateBy(x: tx, y: ty)
}

@available(*, unavailable, renamed: "CGContext.scaleBy(self:x:y:)")
public func CGContextScaleCTM(_ c: CGContext?, _ sx: CGFloat, _ sy: CGFloat) {
  c?.scaleBy(x: sx, y: sy)
}

@available(*, unavailable, renamed: "CGContext.rotate(self:by:)")
public func CGContextRotateCTM(_ c: CGContext?, _ angle: CGFloat) {
  c?.rotate(by: angle)
}

@available(*, unavailable, renamed: "CGContext.setAlpha(self:_:)")
public func CGContextSetAlpha(_ c: CGContext?, _ alpha: CGFloat) {
  c?.setAlpha(alpha)
}

@available(*, unavailable, renamed: "CGContext.setLineCap(self:_:)")
public func CGContextSetLineCap(_ c: CGContext?, _ cap: CGLineCap) {
  c?.setLineCap(cap)
}

@available(*, unavailable, renamed: "CGContext.setBlendMode(self:_:)")
public func CGContextSetBlendMode(_ c: CGContext?, _ mode: CGBlendMode) {
  c?.setBlendMode(mode)
}

@available(*, unavailable, renamed: "CGContext.clear(self:_:)")
public func CGContextClearRect(_ c: CGContext?, _ rect: CGRect) {
  c?.clear(rect)
}

@available(*, unavailable, renamed: "CGMutablePath.init()")
public func CGPathCreateMutable() -> CGMutablePath { CGMutablePath() }

@available(*, unavailable, renamed: "getter:CGPath.boundingBox(self:)")
public func CGPathGetBoundingBox(_ path: CGPath) -> CGRect { path.boundingBox }

@available(*, unavailable, renamed: "getter:CGPath.boundingBoxOfPath(self:)")
public func CGPathGetPathBoundingBox(_ path: CGPath) -> CGRect { path.boundingBoxOfPath }

@available(*, unavailable, renamed: "CGColorSpace.init(name:)")
public func CGColorSpaceCreateWithName(_ name: CFString) -> CGColorSpace? {
  CGColorSpace(name: name as String)
}
