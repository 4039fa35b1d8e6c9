import { buildSampleYears } from '@observatorio/sample';
import { buildFolders, openService } from './open-service';
import { settingsOrExit } from './operate/check-settings';
import { ListenError, listen } from './operate/listen';
import { announcer, createLog } from './operate/log';
import { stopOnSignal } from './operate/stop';
import { misspeltSettings } from './settings/misspelt-settings';
import { keepReleases } from './static/keep-releases';
import { precompressLater } from './static/precompress-later';

async function main(): Promise<void> {
  const settings = await settingsOrExit();
  const { releasesDir } = settings;
  const log = createLog(settings.logLevel);
  for (const message of misspeltSettings(process.env)) log.warn(message);
  const announce = announcer(log);
  if (releasesDir) {
    await keepReleases(buildFolders.widgets, releasesDir).catch((err: unknown) =>
      log.warn({ err }, 'os elementos desta versão não puderam ser guardados em RELEASES_DIR'),
    );
  }
  const stopping = new AbortController();
  const { server, close } = await openService({
    settings,
    log,
    announce,
    stopping: stopping.signal,
  });
  stopOnSignal({
    log,
    drainMs: settings.drainTime * 1000,
    drain: () => stopping.abort(),
    close,
  });
  announce(`Portal em ${await listen(server, settings)}${settings.basePath}`);

  if (!settings.cluster) {
    void buildSampleYears(settings.dataDir, {
      signal: stopping.signal,
      onProblem: (err) =>
        log.warn({ err }, 'os outros anos da demonstração não puderam ser gerados'),
    });
  }
  const builds = [...Object.values(buildFolders), releasesDir ?? []];
  void precompressLater(builds.flat(), { log, signal: stopping.signal });
}

main().catch((error: unknown) => {
  const isTaken = error instanceof ListenError;
  if (isTaken) console.error(error.message);
  else createLog('fatal').fatal({ err: error }, 'o servidor não começou');
  process.exit(isTaken ? 2 : 1);
});
