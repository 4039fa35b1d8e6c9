import { openService } from './open-service';
import { listen } from './operate/listen';
import { announcer, createLog } from './operate/log';
import { readSettings } from './settings/read-settings';

/** The service behind the development server. */
export interface DevService {
  origin: string;
  close(): Promise<void>;
}

/** Starts the service for `npm run dev`, on any free port of this machine. Throws a SettingError. */
export async function startDevService(env: NodeJS.ProcessEnv): Promise<DevService> {
  // The development server serves the root of its origin, at `HOST` and `PORT`.
  const settings = readSettings({
    ...env,
    BASE_PATH: '',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: env.LOG_LEVEL || 'warn',
  });
  const log = createLog(settings.logLevel);
  const { server, close } = await openService({ settings, log, announce: announcer(log) });
  try {
    return {
      origin: await listen(server, settings),
      async close() {
        const closed = close();
        // Pages that reload leave requests behind, which nobody waits for.
        server.server.closeAllConnections();
        await closed;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
