import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { formatList, withUnit } from '@observatorio/language';
import { Refusal, tryLock } from '@observatorio/store';
import { formatBytes } from '../reading/refusal/format-bytes';
import { assertFreeSpace, freeSpaceOf } from '../reading/refusal/free-space';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { checkFile } from './check-file';
import {
  type Download,
  download,
  localPath,
  markChecked,
  remainingBytes,
  setAside,
} from './download';
import type { Remotes } from './remote/connect';
import { RemoteFailure, type RemoteFile } from './remote/remote';
import { formatDuration, type ProgressOutput, TransferProgress } from './transfer-progress';

export interface GatherOptions {
  remotes: Remotes;
  signal: AbortSignal;
  output: ProgressOutput;
  retryMs: number;
}

/** Files that arrived whole, and why the others did not. */
export interface Gathered {
  paths: readonly string[];
  /** Full sentences. */
  faults: readonly string[];
}

const FILES = { one: 'arquivo', many: 'arquivos' };
/** Space left on the disk after the downloads. */
const MARGIN_BYTES = 64 * 2 ** 20;

/**
 * Copies files into a folder and checks them. A corrupt one is set aside and copied once more; the
 * others go on. Throws a Refusal if another command is doing the same.
 */
export async function gather(
  files: readonly RemoteFile[],
  folder: string,
  options: GatherOptions,
): Promise<Gathered> {
  const lock = join(dirname(folder), `.${basename(folder)}.lock`);
  await mkdir(dirname(lock), { recursive: true });
  const release = await tryLock(lock);
  if (!release) {
    throw new Refusal(
      `outro comando já está baixando para ${folder}. Espere que ele termine, ou interrompa-o, e repita este.`,
    );
  }
  try {
    return await gatherAlone(files, folder, options);
  } finally {
    await release();
  }
}

async function gatherAlone(
  files: readonly RemoteFile[],
  folder: string,
  options: GatherOptions,
): Promise<Gathered> {
  const remaining = await Promise.all(files.map((file) => remainingBytes(file, folder)));
  const needed = remaining.reduce((sum: number, bytes) => sum + (bytes ?? 0), MARGIN_BYTES);
  await assertFreeSpace(folder, needed, freeSpaceOf, 'o download');
  return new Gathering(files, folder, options).run();
}

class Gathering {
  private readonly progress: TransferProgress;

  constructor(
    private readonly files: readonly RemoteFile[],
    private readonly folder: string,
    private readonly options: GatherOptions,
  ) {
    const sizes = files.map(({ bytes }) => bytes);
    const isKnown = sizes.every((bytes) => bytes !== undefined);
    const total = sizes.reduce((sum: number, bytes) => sum + (bytes ?? 0), 0);
    this.progress = new TransferProgress(options.output, isKnown ? total : undefined);
    this.say(
      `${withUnit(files.length, FILES)}${isKnown ? `, ${formatBytes(total)}` : ''}, em ${folder}`,
    );
  }

  async run(): Promise<Gathered> {
    const paths: string[] = [];
    const faults: string[] = [];
    for (const [index, file] of this.files.entries()) {
      const label = `${index + 1}/${this.files.length} ${file.name}`;
      try {
        paths.push(await this.sound(file, label));
      } catch (error) {
        const fault = await this.faultOf(error, file);
        faults.push(fault);
        this.say(fault);
      }
      this.progress.finish(file.bytes ?? 0);
    }
    return { paths, faults };
  }

  /** Returns the path of a copy that was checked, after a second attempt if the first is corrupt. */
  private async sound(file: RemoteFile, label: string): Promise<string> {
    const first = await this.copy(file, label);
    const fault = await this.check(first, label);
    if (!fault) return first.path;
    const aside = await setAside(first.path);
    this.say(`${fault.finding}. Guardado como ${basename(aside)}; baixando mais uma vez.`);
    const second = await this.copy(file, label);
    const again = await this.check(second, label);
    if (!again) return second.path;
    await setAside(second.path);
    throw again;
  }

  private async copy(file: RemoteFile, label: string): Promise<Download> {
    const { remotes, signal, retryMs } = this.options;
    const started = performance.now();
    let first: number | undefined;
    const copy = await download(remotes.of(file.address), file, this.folder, {
      signal,
      retryMs,
      onBytes: (bytes) => {
        first ??= bytes;
        this.progress.show(label, bytes);
      },
      onRetry: (reason) => this.say(`${file.name}: ${reason}; tentando de novo.`),
    });
    const seconds = (performance.now() - started) / 1000;
    if (first !== undefined) this.say(`${label}: baixado em ${formatDuration(seconds)}`);
    else if (copy.isForeign) {
      this.say(`${label}: já estava na pasta, posto à mão`);
      if (copy.difference) {
        this.say(
          `${file.name}: o servidor tem outro, ${copy.difference}. Vale o da pasta; para baixar o do servidor, apague ${copy.path} e repita o comando.`,
        );
      }
    } else this.say(`${label}: já estava na pasta`);
    return copy;
  }

  private async check(copy: Download, label: string): Promise<ImportRefusal | undefined> {
    if (copy.isChecked) return undefined;
    this.progress.step(`${label}: conferindo…`);
    try {
      await checkFile(copy.path, this.options.signal);
      await markChecked(copy.path);
      return undefined;
    } catch (error) {
      if (error instanceof ImportRefusal) return error;
      throw error;
    }
  }

  /** Describes why a file is not there. Throws any error that concerns the other files too. */
  private async faultOf(error: unknown, file: RemoteFile): Promise<string> {
    if (error instanceof RemoteFailure && !['disk', 'login', 'tls'].includes(error.kind)) {
      return `${file.name}: ${error.message}.`;
    }
    if (!(error instanceof ImportRefusal)) throw error;
    const place = localPath(file, this.folder);
    return `${error.finding}. Veio assim duas vezes, e ficou guardado como ${basename(place)}.corrompido: o próprio servidor o tem estragado. Se o conseguir de outro modo, ponha-o em ${place} e repita o comando.`;
  }

  private say(text: string): void {
    this.progress.clear();
    this.options.output.write(`${text}\n`);
  }
}

/** Formats the names of files that did not arrive, for the summary. */
export const incompleteSentence = (faults: readonly string[], total: number): string =>
  `${withUnit(faults.length, FILES)} de ${total} ${didNotArrive(faults)}: ${namesIn(faults)}`;

/** Returns a sentence that names the files that did not arrive and that an edition therefore lacks. */
export const lackSentences = (faults: readonly string[]): string[] =>
  faults.length === 0
    ? []
    : [
        `${faults.length === 1 ? 'Falta' : 'Faltam'} na edição: ${namesIn(faults)}, que ${didNotArrive(faults)}.`,
      ];

const didNotArrive = ({ length }: readonly string[]): string =>
  `não ${length === 1 ? 'chegou inteiro' : 'chegaram inteiros'}`;

const namesIn = (faults: readonly string[]): string =>
  formatList(faults.map((fault) => fault.split(':', 1)[0] ?? ''));
