const config = {
  appId: "com.example.tidepool",
  appName: "Tide Pool",
  webDir: "www",
};

export default config;
