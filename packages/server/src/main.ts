import { fileURLToPath } from 'node:url';
import { ensureSample, sampleTitles } from '@observatorio/sample';
import { openStore } from '@observatorio/store';
import { ListenError, listen } from './listen';
import { precompress } from './precompress';
import { createServer } from './server';
import { readSettings, SettingError } from './settings';
import { stopOnSignal } from './stop';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  await ensureSample(settings.dataDir, (message) => console.log(message));

  const store = await openStore(settings.dataDir, {
    smallCell: settings.smallCell,
    fallbackTitles: sampleTitles,
  });
  const folders = { portal: `${root}portal/dist`, widgets: `${root}packages/widgets/dist/cdn` };
  const server = createServer({ store, folders, settings });
  stopOnSignal(async () => {
    await server.close();
    await store.close();
  });
  console.log(`Portal em ${await listen(server, settings)}`);

  const copies = Promise.all(Object.values(folders).map(precompress));
  copies.catch((err: unknown) => server.log.warn({ err }, 'cópias comprimidas incompletas'));
}

main().catch((error: unknown) => {
  const expected = error instanceof SettingError || error instanceof ListenError;
  console.error(expected ? error.message : error);
  process.exit(error instanceof SettingError ? 2 : 1);
});
