import Foundation
import UIKit

/// Storyboards as several versions of Xcode write them.
enum StoryboardFiles {
  /// The document around scenes.
  static func document(
    _ scenes: String, initial: String = "first", attributes: String = "version=\"3.0\""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(attributes) \
    targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
  }

  static func scene(_ controller: String, others: String = "") -> String {
    "<scene><objects>\(controller)\(others)</objects></scene>"
  }

  /// Xcode 5: no classes of sizes, guides of the controller, autoresizing masks.
  static let five = document(
    scene(
      """
      <viewController id="first" sceneMemberID="viewController">
        <layoutGuides>
          <viewControllerLayoutGuide type="top" id="topGuide"/>
          <viewControllerLayoutGuide type="bottom" id="bottomGuide"/>
        </layoutGuides>
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label opaque="NO" tag="1" text="Below the bar" id="top"
              translatesAutoresizingMaskIntoConstraints="NO"/>
            <label opaque="NO" tag="2" text="At the end" id="end"
              translatesAutoresizingMaskIntoConstraints="NO"/>
            <view tag="3" contentMode="scaleToFill" fixedFrame="YES" id="wide">
              <rect key="frame" x="20" y="200" width="280" height="40"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="top" firstAttribute="top" secondItem="topGuide"
              secondAttribute="bottom" constant="20" id="c1"/>
            <constraint firstItem="bottomGuide" firstAttribute="top" secondItem="end"
              secondAttribute="bottom" constant="12" id="c2"/>
            <constraint firstItem="top" firstAttribute="leading" secondItem="root"
              secondAttribute="leading" constant="20" id="c3"/>
            <constraint firstItem="end" firstAttribute="leading" secondItem="root"
              secondAttribute="leading" constant="20" id="c4"/>
          </constraints>
        </view>
      </viewController>
      """))

  /// Xcode 7: classes of sizes, user-defined attributes, a stack.
  static let seven = document(
    scene(
      """
      <viewController id="first" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
          <subviews>
            <stackView tag="1" opaque="NO" axis="vertical" spacing="6" id="stack"
              translatesAutoresizingMaskIntoConstraints="NO">
              <subviews>
                <label text="One" tag="11" id="one" translatesAutoresizingMaskIntoConstraints="NO"/>
                <label text="Two" tag="12" id="two" translatesAutoresizingMaskIntoConstraints="NO"/>
              </subviews>
            </stackView>
            <view tag="2" id="badge" translatesAutoresizingMaskIntoConstraints="NO">
              <constraints>
                <constraint firstAttribute="width" constant="80" id="w">
                  <variation key="widthClass=regular" constant="300"/>
                  <variation key="heightClass=regular-widthClass=compact" constant="60"/>
                </constraint>
                <constraint firstAttribute="height" constant="40" id="h"/>
              </constraints>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                  <integer key="value" value="9"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
              </userDefinedRuntimeAttributes>
            </view>
            <label tag="3" text="Only on a pad" id="pad"
              translatesAutoresizingMaskIntoConstraints="NO"/>
          </subviews>
          <constraints>
            <constraint firstItem="stack" firstAttribute="top" secondItem="root"
              secondAttribute="topMargin" constant="30" id="c1"/>
            <constraint firstItem="stack" firstAttribute="centerX" secondItem="root"
              secondAttribute="centerX" id="c2"/>
            <constraint firstItem="badge" firstAttribute="top" secondItem="stack"
              secondAttribute="bottom" constant="10" id="c3"/>
            <constraint firstItem="badge" firstAttribute="leading" secondItem="root"
              secondAttribute="leading" constant="16" id="c4"/>
            <constraint firstItem="badge" firstAttribute="leading" secondItem="pad"
              secondAttribute="trailing" constant="500" id="c5"/>
          </constraints>
          <variation key="default">
            <mask key="subviews"><exclude reference="pad"/></mask>
            <mask key="constraints"><exclude reference="c4"/><exclude reference="c5"/></mask>
          </variation>
          <variation key="widthClass=compact">
            <mask key="constraints"><include reference="c4"/></mask>
          </variation>
          <variation key="widthClass=regular">
            <mask key="subviews"><include reference="pad"/></mask>
            <mask key="constraints"><include reference="c5"/></mask>
          </variation>
        </view>
      </viewController>
      """))

  /// Xcode 11 and later: safe areas, system colours, prototypes, embedded and unwinding segues.
  static let eleven = document(
    scene(
      """
      <tabBarController id="first" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="bar"/>
        <connections>
          <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
          <segue destination="box" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections>
      </tabBarController>
      """)
      + scene(
        """
        <navigationController id="nav" sceneMemberID="viewController">
          <tabBarItem key="tabBarItem" title="List" image="list.bullet" catalog="system" id="ti"/>
          <connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="r3"/>
          </connections>
        </navigationController>
        """)
      + scene(
        """
        <tableViewController id="list" sceneMemberID="viewController">
          <tableView key="view" dataMode="static" style="insetGrouped" id="table">
            <sections>
              <tableViewSection id="s1">
                <cells>
                  <tableViewCell id="cell1" style="IBUITableViewCellStyleDefault">
                    <tableViewCellContentView key="contentView" id="cc1"/>
                  </tableViewCell>
                  <tableViewCell id="cell2" style="IBUITableViewCellStyleDefault">
                    <tableViewCellContentView key="contentView" id="cc2"/>
                  </tableViewCell>
                </cells>
              </tableViewSection>
            </sections>
          </tableView>
          <navigationItem key="navigationItem" title="Fixed rows" id="ni"/>
        </tableViewController>
        """)
      + scene(
        """
        <viewController id="box" sceneMemberID="viewController" title="Box">
          <view key="view" id="boxRoot">
            <subviews>
              <containerView tag="5" opaque="NO" id="container">
                <rect key="frame" x="20" y="100" width="200" height="150"/>
                <connections><segue destination="child" kind="embed" id="e1"/></connections>
              </containerView>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          </view>
        </viewController>
        """,
        others: "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\"/>"
          + "<exit id=\"ex\" userLabel=\"Exit\"/>")
      + scene(
        """
        <viewController id="child" sceneMemberID="viewController" title="Child">
          <view key="view" id="childRoot"><color key="backgroundColor" systemColor="systemRedColor"/>
          </view>
        </viewController>
        """),
    attributes: "version=\"3.0\" toolsVersion=\"15505\" useSafeAreas=\"YES\" colorMatched=\"YES\"")

  /// Xcode 15 and 16: configurations of buttons, what an older one does not know.
  static let sixteen = document(
    scene(
      """
      <viewController id="first" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
            <button tag="1" opaque="NO" contentMode="scaleToFill" id="go"
              buttonType="system" lineBreakMode="middleTruncation"
              translatesAutoresizingMaskIntoConstraints="NO">
              <state key="normal" title="Go"/>
              <buttonConfiguration key="configuration" style="filled" title="Go"/>
            </button>
            <someFutureView tag="2" id="future" futureAttribute="YES">
              <rect key="frame" x="10" y="20" width="30" height="40"/>
            </someFutureView>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="go" firstAttribute="centerX" secondItem="safe"
              secondAttribute="centerX" id="c1"/>
            <constraint firstItem="go" firstAttribute="bottom" secondItem="safe"
              secondAttribute="bottom" constant="-20" id="c2"/>
          </constraints>
        </view>
        <futurePart key="future"><inner/></futurePart>
      </viewController>
      """), attributes: "version=\"3.0\" toolsVersion=\"23504\" propertyAccessControl=\"none\"")

  static let all = [five, seven, eleven, sixteen]

  @MainActor static func open(_ text: String) throws -> UIStoryboard {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("storyboard-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(
      to: folder.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
    return UIStoryboard(name: "Main", bundle: Bundle(path: folder.path))
  }
}
