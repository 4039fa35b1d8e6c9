import { csvUrl, loadManifest } from '@observatorio/client';
import {
  type AnyDataset,
  type Edition,
  editionName,
  type Filters,
  formatSources,
  type Manifest,
} from '@observatorio/contract';
import { formatDate } from '@observatorio/language';
import { paths } from '@observatorio/pages/paths';
import { downloadZip } from 'client-zip';
import { basePath } from '../base/base-path';
import { config } from '../base/config';
import { placesOf } from '../base/edition-texts';
import { citation } from './citation';

/** Contents of a report: the data of a page with its filters. */
export interface PageReport {
  title: string;
  url: string;
  datasets: readonly AnyDataset[];
  filters: Filters;
}

interface DataFile {
  name: string;
  /** Undefined if the download failed. */
  content: Blob | undefined;
  /** The editions behind the data: source, year (if any) and kind. */
  sources: readonly string[];
}

const fileName = ({ id }: AnyDataset): string =>
  `${id.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.csv`;

async function fetchFile(dataset: AnyDataset, filters: Filters): Promise<DataFile> {
  const name = fileName(dataset);
  const response = await fetch(csvUrl(config.api, dataset, filters)).catch(() => undefined);
  if (!response?.ok) return { name, content: undefined, sources: [] };
  const disposition = response.headers.get('content-disposition') ?? '';
  const given = /filename="([^"]+)"/.exec(disposition)?.[1];
  const sources = response.headers.get('x-observatorio-fontes')?.split('; ') ?? [];
  return { name: given ?? name, content: await response.blob(), sources };
}

/** Makes file names unique, because two datasets may suggest the same name. */
function withDistinctNames(files: readonly DataFile[]): DataFile[] {
  const seen = new Map<string, number>();
  return files.map((file) => {
    const count = (seen.get(file.name) ?? 0) + 1;
    seen.set(file.name, count);
    return count === 1 ? file : { ...file, name: file.name.replace('.csv', `-${count}.csv`) };
  });
}

const isSampleEdition = ({ tipo }: Edition): boolean => tipo === 'demonstracao';

/** Returns the available editions that the files list as their sources. */
const editionsOf = ({ conjuntos }: Manifest, files: readonly DataFile[]): Edition[] => {
  const named = new Set(files.flatMap(({ sources }) => sources));
  return conjuntos.filter((edition) => named.has(formatSources([edition])));
};

function editionLine(edition: Edition): string {
  const parts = [
    isSampleEdition(edition) ? 'dados de demonstração' : 'dados oficiais',
    placesOf(edition),
    ...(isSampleEdition(edition) ? [] : edition.fontes),
    `em uso desde ${formatDate(edition.importadoEm)}`,
  ];
  return `- ${editionName(edition)}: ${parts.filter(Boolean).join(', ')}.`;
}

function readme({ title, url }: PageReport, files: readonly DataFile[], manifest: Manifest) {
  const arrived = files.filter(({ content }) => content);
  const missing = files.filter(({ content }) => !content);
  const editions = editionsOf(manifest, arrived);
  const isSample = editions.every(isSampleEdition);
  const date = new Date();
  return [
    `${config.name}: ${title}`,
    '',
    `Página: ${url}`,
    `Baixado em ${formatDate(date.toISOString())}.`,
    ...(isSample
      ? [
          '',
          'ATENÇÃO: são dados de demonstração, inventados pelo projeto. Não os use como oficiais.',
        ]
      : []),
    '',
    'Arquivos, em dados/ (CSV em UTF-8, com ponto e vírgula e vírgula decimal):',
    ...arrived.map(({ name }) => `- ${name}`),
    ...(missing.length > 0
      ? ['', 'Não chegaram, e faltam aqui:', ...missing.map(({ name }) => `- ${name}`)]
      : []),
    '',
    'Cada arquivo diz no fim a fonte, o ano, os filtros e, onde há, o sigilo dos seus números.',
    '',
    'Conjuntos de dados:',
    ...editions.map(editionLine),
    '',
    'Como citar:',
    citation({ title, url, date, editions }),
    '',
    `Métodos e definições: ${new URL(basePath + paths.sobre, url)}`,
    '',
  ].join('\r\n');
}

/** Creates a ZIP file with the data of a page as CSV files, a README and a citation. */
export async function zipOf(report: PageReport): Promise<Blob> {
  const manifest = await loadManifest(config.api);
  const files = withDistinctNames(
    await Promise.all(report.datasets.map((dataset) => fetchFile(dataset, report.filters))),
  );
  const text = readme(report, files, manifest);
  const cited = text.split('Como citar:\r\n')[1]?.split('\r\n')[0] ?? '';
  return downloadZip([
    { name: 'LEIA-ME.txt', input: `\uFEFF${text}` },
    { name: 'CITACAO.txt', input: `\uFEFF${cited}\r\n` },
    ...files.flatMap(({ name, content }) =>
      content ? [{ name: `dados/${name}`, input: content }] : [],
    ),
  ]).blob();
}
