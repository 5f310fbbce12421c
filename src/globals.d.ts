declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.scss';
declare module '*.css';
declare module '@fontsource-variable/*';
declare module '*.woff' {
  const url: string;
  export default url;
}
declare module 'maplibre-gl/dist/maplibre-gl-csp-worker.js' {
  const url: string;
  export default url;
}
