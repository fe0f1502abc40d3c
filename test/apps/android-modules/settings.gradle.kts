rootProject.name = "tidepool"
include(":app", ":app-wear", ":catalog", ":core:ui", ":build-logic")
