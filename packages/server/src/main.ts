import { fileURLToPath } from 'node:url';
import { ensureSample, sampleTitles } from '@observatorio/sample';
import { openStore } from '@observatorio/store';
import { checkSettings } from './check-settings';
import { ListenError, listen } from './listen';
import { announcer, createLog } from './log';
import { precompress } from './precompress';
import { createServer } from './server';
import { readSettings, SettingError } from './settings';
import { stopOnSignal } from './stop';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  await checkSettings(settings);
  const log = createLog(settings.logLevel);
  const announce = announcer(log);
  await ensureSample(settings.dataDir, announce);

  const store = await openStore(settings.dataDir, {
    smallCell: settings.smallCell,
    fallbackTitles: sampleTitles,
    onProblem: (err) => log.error({ err }, 'falha ao abrir os dados; os anteriores seguem no ar'),
  });
  const folders = { portal: `${root}portal/dist`, widgets: `${root}packages/widgets/dist/cdn` };
  const server = createServer({ store, folders, settings, log });
  stopOnSignal(log, async () => {
    await server.close();
    await store.close();
  });
  announce(`Portal em ${await listen(server, settings)}`);

  const copies = Promise.all(Object.values(folders).map(precompress));
  copies.catch((err: unknown) => log.warn({ err }, 'cópias comprimidas incompletas'));
}

main().catch((error: unknown) => {
  if (error instanceof SettingError || error instanceof ListenError) console.error(error.message);
  else createLog('fatal').fatal({ err: error }, 'o servidor não começou');
  process.exit(error instanceof SettingError ? 2 : 1);
});
