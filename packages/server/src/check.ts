import { settingsOrExit } from './operate/check-settings';

/*
 * Runs before the build in `npm start`, so that a wrong setting or a busy port is reported
 * immediately.
 */
await settingsOrExit();
