import {
  type PictureFormat,
  type Pictures,
  QueryError,
  type RawQuery,
  type RowsAnswer,
  type RowsRequest,
} from '@observatorio/contract';
import { EditionUnavailableError, type Store } from '@observatorio/store';
import { type Answer, answerWith } from './answer';
import { type DataAnswers, endpointAt } from './data-answers';
import { type PictureQuery, readPictureQuery } from './picture-query';
import { ProblemError, problemOfStatus } from './problem';
import { readRequest } from './read-request';
import { sourcesHeader } from './sources-header';

/** Header with the picture in words, percent-encoded, for those who write the `alt` of a PNG. */
export const ALTERNATIVE_HEADER = 'x-alternative-text';

/** Estimated work of a drawing besides its rows. */
const DRAWING_COST = 1;

const types: Readonly<Record<PictureFormat, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
};

/** What the address of a picture or file names. */
export interface PictureAddress {
  tag: string;
  format: PictureFormat | 'csv';
  query: RawQuery;
}

const lacks = {
  picture: (tag: string) => `O elemento “${tag}” não tem gráfico, e por isso não tem imagem. Têm`,
  csv: (tag: string) => `O elemento “${tag}” não tem tabela para baixar. Têm`,
  tag: (tag: string) => `O elemento “${tag}” não existe. Têm imagem`,
};

const notFound = (start: string, tags: readonly string[]): ProblemError =>
  new ProblemError({ ...problemOfStatus(404), detail: `${start}: ${tags.join(', ')}.` });

/** Where answers about pictures come from. */
export interface PictureAnswersOptions {
  pictures: Pictures;
  store: Store;
  answers: DataAnswers;
  /** Distinguishes servers that draw the same data differently. */
  revision: string;
}

/** The answer at the address of a picture or CSV file. Throws a ProblemError or a QueryError. */
export function pictureAnswer(
  { pictures, store, answers, revision }: PictureAnswersOptions,
  { tag, format, query }: PictureAddress,
): Answer {
  const { tags } = pictures;
  const filters = pictures.filtersOf(tag);
  if (!filters) throw notFound(lacks.tag(tag), tags.chart);
  const isPicture = format !== 'csv';
  if (isPicture && !tags.chart.includes(tag)) throw notFound(lacks.picture(tag), tags.chart);
  if (!isPicture && !tags.csv.includes(tag)) throw notFound(lacks.csv(tag), tags.csv);
  const read = readPictureQuery({ tag, format }, filters, query);
  const plan = pictures.plan(read.request, store.manifest());
  if (plan.missing) throw missingFilter(plan.missing);
  if (!isPicture) {
    if (!plan.csv) throw notFound(lacks.csv(tag), tags.csv);
    const raw = { query: { ...plan.csv.filters, formato: 'csv' } };
    return answers.read(endpointAt(plan.csv), raw, answers.versions());
  }
  return answerWith({
    key: `${revision} ${answers.versions()} ${format} ${JSON.stringify(read)}`,
    type: types[format],
    isCompressed: format === 'png',
    cost: DRAWING_COST + Math.max(0, ...plan.requests.map((request) => costOf(store, request))),
    write: (signal) => drawn({ pictures, store }, read, format, signal),
  });
}

const missingFilter = ({
  name,
  label,
  allowed,
}: {
  name: string;
  label: string;
  allowed: string;
}) => new QueryError(name, '', allowed, `Falta “${name}” (${label}). Aceitos: ${allowed}.`);

/** Whether an error is a fault of the request or of an edition, which a card shows in its place. */
const isShown = (error: unknown): boolean =>
  error instanceof QueryError || error instanceof EditionUnavailableError;

/** The estimated work of some rows; a request at fault is answered without work. */
function costOf(store: Store, { path, filters }: RowsRequest): number {
  const { dataset } = endpointAt({ path, filters });
  try {
    return store.cost(dataset, readRequest(store, dataset, { query: filters }).query);
  } catch (error) {
    if (isShown(error)) return 0;
    throw error;
  }
}

async function drawn(
  { pictures, store }: Pick<PictureAnswersOptions, 'pictures' | 'store'>,
  { request, scale }: PictureQuery,
  format: PictureFormat,
  signal: AbortSignal,
) {
  const faults: unknown[] = [];
  const load = async (rows: RowsRequest): Promise<RowsAnswer> => {
    const { dataset } = endpointAt(rows);
    const { query } = readRequest(store, dataset, { query: rows.filters });
    return store.answer(dataset, query, signal).catch((error: unknown) => {
      if (!isShown(error)) faults.push(error);
      throw error;
    });
  };
  const source = { manifest: store.manifest(), load };
  const { body, alternative, editions } = await pictures.draw(request, source, { format, scale });
  // A picture that lacks a part because the server failed must not be kept.
  if (faults.length > 0) throw faults[0];
  return {
    text: body,
    headers: {
      ...sourcesHeader(editions),
      [ALTERNATIVE_HEADER]: encodeURIComponent(alternative),
    },
  };
}
