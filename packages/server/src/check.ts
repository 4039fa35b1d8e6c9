import { settingsOrExit } from './check-settings';

/* Runs before the build of `npm start`, so that a wrong setting or a busy port shows at once. */
await settingsOrExit();
