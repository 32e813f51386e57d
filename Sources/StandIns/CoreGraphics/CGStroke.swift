import FoundationOverlay

/// How a line ends. Follows documentation/coregraphics/cglinecap.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How two lines meet. Follows documentation/coregraphics/cglinejoin.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// How new paint joins what is there. Follows documentation/coregraphics/cgblendmode.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

/// Whether a path is filled, stroked or both. Follows documentation/coregraphics/cgpathdrawingmode.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
