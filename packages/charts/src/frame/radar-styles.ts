import radarSheet from './radar.css?inline';

/** Style sheet of the radar's numbered notes, in addition to `chartStyles`. */
export const radarStyles = radarSheet;
