import ProjectDescription

let appName = "Tidepool"
let domain = "com.example"

let project = Project(
    name: appName,
    targets: [
        .target(
            name: "TidepoolKit",
            destinations: .iOS,
            product: .framework,
            bundleId: "\(domain).tidepool.kit",
            sources: ["Kit/**"]
        ),
        .target(
            name: appName,
            destinations: [.iPhone, .iPad],
            product: .app,
            bundleId: "\(domain).tidepool",
            infoPlist: .extendingDefault(with: ["CFBundleDisplayName": "Tide Pool"]),
            sources: ["App/Sources/**"],
            resources: ["App/Resources/**"],
            dependencies: [.target(name: "TidepoolKit")],
            settings: .settings(base: ["DEVELOPMENT_TEAM": "ABCDE12345"])
        ),
        // .target(name: "Old", destinations: .iOS, product: .app, bundleId: "com.example.old"),
        .target(name: "TidepoolTV", destinations: .tvOS, product: .app, bundleId: "com.example.tv"),
    ]
)
