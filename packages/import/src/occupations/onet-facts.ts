import type { ElementKind } from '@observatorio/store';
import type { Join } from '../pipeline/joins';
import { onetNames } from './onet-names';

/**
 * Elements that matter more in some families of the CBO than in others, whatever the version of the
 * O*NET and the crosswalk: medicine for dentists and nurses, repairing for mechanics. In version 29.3
 * all of them do, and about half if the ratings or the crosswalk are shuffled.
 */
const families: Readonly<Record<ElementKind, Readonly<Record<string, readonly number[]>>>> = {
  conhecimento: {
    '2.C.1.b': [4110],
    '2.C.1.c': [2512, 2522],
    '2.C.1.d': [3541, 5211],
    '2.C.2.b': [5132],
    '2.C.3.d': [2142, 7170],
    '2.C.3.e': [9113, 9144],
    '2.C.4.b': [2131],
    '2.C.4.c': [2132],
    '2.C.4.d': [2211],
    '2.C.4.e': [2515],
    '2.C.5.a': [2232, 2235],
    '2.C.5.b': [2516],
    '2.C.6': [2321, 2341],
    '2.C.7.c': [2626, 2627],
    '2.C.8.a': [5172],
    '2.C.8.b': [2410],
    '2.C.10': [7823, 7825],
  },
  habilidade: {
    '2.A.1.a': [2410],
    '2.A.1.c': [2410, 2611],
    '2.A.1.e': [2141, 2512],
    '2.A.1.f': [2131, 2132, 2211],
    '2.B.1.a': [2516],
    '2.B.1.c': [3541],
    '2.B.1.d': [2410],
    '2.B.1.e': [2321, 2341],
    '2.B.1.f': [2235],
    '2.B.3.d': [7321],
    '2.B.3.h': [7825, 7826],
    '2.B.3.j': [9131, 9144],
    '2.B.3.l': [9113, 9144],
  },
  atitude: {
    '1.C.2.b': [1231, 2321],
    '1.C.3.b': [2235, 2516],
    '1.C.3.c': [2235, 2516],
    '1.C.4.a': [5172],
    '1.C.4.b': [5172],
    '1.C.5.c': [2410],
    '1.C.7.a': [2624],
    '1.C.7.b': [2131, 2132, 2142],
  },
};

/**
 * Elements that in most occupations matter more, and less, than the mean of their kind. In version 29.3
 * all of them do; if the elements are shifted by one or two rows, at most nine in ten.
 */
const common: Readonly<Record<ElementKind, { above: string; below: string }>> = {
  conhecimento: {
    above: '2.C.1.a 2.C.1.e 2.C.6 2.C.7.a',
    below: '2.C.2.b 2.C.4.d 2.C.7.b 2.C.7.c 2.C.7.d 2.C.7.e',
  },
  habilidade: {
    above: '2.A.1.a 2.A.1.b 2.A.1.d 2.A.2.a 2.A.2.d',
    below: '2.A.1.f 2.B.3.b 2.B.3.c 2.B.3.d 2.B.3.e',
  },
  atitude: { above: '1.C.3.a 1.C.5.a 1.C.5.b 1.C.5.c', below: '1.C.2.b 1.C.3.b 1.C.3.c 1.C.7.a' },
};

/** Mean importance of the elements in version 29.3. */
const elementMeans: Readonly<Record<ElementKind, string>> = {
  conhecimento: `2.C.1.a 3.03, 2.C.1.b 2.71, 2.C.1.c 2.16, 2.C.1.d 2.19, 2.C.1.e 3.43, 2.C.1.f 2.40,
    2.C.10 2.12, 2.C.2.a 2.48, 2.C.2.b 1.38, 2.C.3.a 3.02, 2.C.3.b 2.38, 2.C.3.c 2.22,
    2.C.3.d 1.86, 2.C.3.e 2.40, 2.C.4.a 3.09, 2.C.4.b 1.99, 2.C.4.c 2.04, 2.C.4.d 1.87,
    2.C.4.e 2.37, 2.C.4.f 1.92, 2.C.4.g 1.86, 2.C.5.a 1.84, 2.C.5.b 1.80, 2.C.6 3.03,
    2.C.7.a 3.67, 2.C.7.b 1.65, 2.C.7.c 1.36, 2.C.7.d 1.48, 2.C.7.e 1.59, 2.C.8.a 2.75,
    2.C.8.b 2.46, 2.C.9.a 2.11, 2.C.9.b 2.34`,
  habilidade: `2.A.1.a 3.48, 2.A.1.b 3.59, 2.A.1.c 3.19, 2.A.1.d 3.54, 2.A.1.e 2.56, 2.A.1.f 1.95,
    2.A.2.a 3.51, 2.A.2.b 3.12, 2.A.2.c 2.79, 2.A.2.d 3.30, 2.B.1.a 3.17, 2.B.1.b 3.12,
    2.B.1.c 2.75, 2.B.1.d 2.61, 2.B.1.e 2.84, 2.B.1.f 2.95, 2.B.2.i 3.21, 2.B.3.a 2.02,
    2.B.3.b 1.72, 2.B.3.c 1.72, 2.B.3.d 1.24, 2.B.3.e 1.60, 2.B.3.g 2.56, 2.B.3.h 2.19,
    2.B.3.j 1.71, 2.B.3.k 2.05, 2.B.3.l 1.68, 2.B.3.m 2.41, 2.B.4.e 3.25, 2.B.4.g 2.70,
    2.B.4.h 2.65, 2.B.5.a 3.09, 2.B.5.b 1.88, 2.B.5.c 1.97, 2.B.5.d 2.60`,
  atitude: `1.C.1.a 3.86, 1.C.1.b 3.92, 1.C.1.c 4.03, 1.C.2.b 3.65, 1.C.3.a 4.15, 1.C.3.b 3.81,
    1.C.3.c 3.39, 1.C.4.a 4.04, 1.C.4.b 4.01, 1.C.4.c 4.00, 1.C.5.a 4.41, 1.C.5.b 4.43,
    1.C.5.c 4.33, 1.C.6 3.90, 1.C.7.a 3.49, 1.C.7.b 3.86`,
};
/**
 * Minimum sum of differences by which two elements are nearer to each other's mean than to their own:
 * twice what a new version may move each of them.
 */
const MIN_NEARER = 0.5;

/** Mean scores of the kinds on their scales in version 29.3. */
const means = `(VALUES ('conhecimento', 'IM', 2.27), ('conhecimento', 'LV', 2.11),
  ('habilidade', 'IM', 2.59), ('habilidade', 'LV', 2.38), ('atitude', 'IM', 3.95)
) AS known(kind, scale, usual)`;
/** Maximum difference from them. */
const MAX_OFF = 0.4;

const kinds = ['conhecimento', 'habilidade', 'atitude'] as const;
const advice =
  'Confira se as colunas das notas e as da correspondência não foram deslocadas ou embaralhadas.';

/** Condition for the scores of a code `… element scale`. */
const ofElement = (code: string): string => `element = '${code.split(' ')[1]}'`;

/**
 * Returns the joins of the expected ratings with those above or below the mean, given queries for the
 * scores (`soc, element, scale, value`) and for the crosswalk (`id, soc`), and a table of the elements
 * (`element, kind`).
 */
export const ratingJoins = (
  scores: string,
  { crosswalk, elements }: { crosswalk: string; elements: string },
): readonly Join[] => [
  crosswalkJoin({ scores, crosswalk }),
  ...kinds.map((kind) => familyJoin(kind, { scores, crosswalk })),
  elementJoin(scores, elements),
  exchangeJoin(scores, elements),
  meanJoin(scores, elements),
];

/** Tables of the scores and of the crosswalk. */
interface Tables {
  scores: string;
  crosswalk: string;
}

/** Minimum share of the expected ratings of a kind that are above the mean. */
const MIN_EXPECTED = 0.9;

/**
 * Returns the join of the kinds with the expected ratings. If none of several kinds has them, the
 * crosswalk is at fault, which is common to them.
 */
function crosswalkJoin(tables: Tables): Join {
  const all = kinds
    .map(
      (kind) =>
        `SELECT '${kind}' AS kind, mean > reference AS holds FROM ${ratedSql(kind, tables)}`,
    )
    .join(' UNION ALL ');
  const kindsRated = `(
    SELECT kind, avg(holds::INTEGER) >= ${MIN_EXPECTED} AS holds FROM (${all}) GROUP BY kind)`;
  return {
    title: 'Arquivos de notas que combinam com as famílias da correspondência',
    codes: `SELECT kind FROM ${kindsRated}`,
    partners: `SELECT kind FROM ${kindsRated}
      WHERE (SELECT bool_or(holds) FROM ${kindsRated})`,
    from: ['crosswalk', () => 'true'],
    minCodes: 2,
    minShare: 1,
    others: 'sem combinar',
    isQuiet: true,
    advice: 'Confira se as colunas da correspondência não foram deslocadas ou embaralhadas.',
  };
}

/** SQL for the means of the expected ratings of a kind. */
function ratedSql(kind: ElementKind, { scores, crosswalk }: Tables): string {
  const expected = Object.entries(families[kind]).flatMap(([element, codes]) =>
    codes.map((family) => `(${family}, '${element}')`),
  );
  return `(
    SELECT concat_ws(' ', family, element, scale) AS code,
      avg(value) FILTER (id // 100 = family) AS mean, avg(value) AS reference
    FROM (VALUES ${expected.join(', ')}) AS expected(family, element)
    JOIN ${scores} USING (element) JOIN ${crosswalk} USING (soc)
    GROUP BY family, element, scale HAVING mean IS NOT NULL)`;
}

function familyJoin(kind: ElementKind, tables: Tables): Join {
  const rated = ratedSql(kind, tables);
  return {
    title: `Notas de ${kind} acima da média nas famílias em que se espera`,
    codes: `SELECT code FROM ${rated}`,
    partners: `SELECT code FROM ${rated} WHERE mean > reference`,
    from: ['scores', ofElement],
    format(code) {
      const [family, element = '', scale] = code.split(' ');
      return `${onetNames[element]} (${scale}) na família ${family}`;
    },
    minShare: MIN_EXPECTED,
    others: 'abaixo dela',
    advice,
  };
}

/** Number of scores from which a file is taken to have all occupations. */
const MANY = 5000;

/** Means by element and by kind and scale, of files with many scores. */
const meansOf = (scores: string, elements: string): string => `(
  SELECT element, kind, scale, avg(value) AS mean,
    sum(sum(value)) OVER kinds / sum(count(*)) OVER kinds AS reference, sum(count(*)) OVER kinds AS n
  FROM ${scores} JOIN ${elements} USING (element) GROUP BY element, kind, scale
  WINDOW kinds AS (PARTITION BY kind, scale) QUALIFY n >= ${MANY})`;

function elementJoin(scores: string, elements: string): Join {
  const expected = kinds.flatMap((kind) =>
    (['above', 'below'] as const).flatMap((side) =>
      common[kind][side].split(' ').map((element) => `('${element}', ${side === 'above'})`),
    ),
  );
  const rated = `(
    SELECT concat_ws(' ', kind, element, scale) AS code, (mean > reference) = above AS holds
    FROM ${meansOf(scores, elements)} JOIN (VALUES ${expected.join(', ')}) AS expected(element, above)
      USING (element))`;
  return {
    title: 'Elementos com nota média acima ou abaixo da dos outros, como se espera',
    codes: `SELECT code FROM ${rated}`,
    partners: `SELECT code FROM ${rated} WHERE holds`,
    from: ['scores', ofElement],
    format(code) {
      const [, element = '', scale] = code.split(' ');
      return `${onetNames[element]} (${scale})`;
    },
    minShare: 0.95,
    others: 'ao contrário',
    advice,
  };
}

/** Returns the join of the elements with those that do not have the mean of another one, which has theirs. */
function exchangeJoin(scores: string, elements: string): Join {
  const expected = kinds.flatMap((kind) =>
    elementMeans[kind].split(/,\s*/).map((each) => {
      const [element, usual] = each.split(' ');
      return `('${element}', ${usual})`;
    }),
  );
  const rated = `(
    SELECT element, kind, mean, usual FROM ${meansOf(scores, elements)}
    JOIN (VALUES ${expected.join(', ')}) AS expected(element, usual) USING (element)
    WHERE scale = 'IM')`;
  return {
    title: 'Elementos com a nota média que se espera deles, e não a de outro',
    codes: `SELECT element FROM ${rated}`,
    partners: `SELECT one.element FROM ${rated} AS one JOIN ${rated} AS other USING (kind)
      GROUP BY one.element HAVING max(abs(one.mean - one.usual) + abs(other.mean - other.usual)
        - abs(one.mean - other.usual) - abs(other.mean - one.usual)) <= ${MIN_NEARER}`,
    from: ['scores', (element) => `element = '${element}'`],
    format: (element) => `${element} ${onetNames[element]}`,
    minShare: 1,
    others: 'com a de outro',
    isQuiet: true,
    advice: 'Confira se os códigos dos elementos, e seus nomes, não foram trocados.',
  };
}

function meanJoin(scores: string, elements: string): Join {
  const found = `(
    SELECT DISTINCT concat(kind, ' na escala ', scale) AS code, reference, usual
    FROM ${meansOf(scores, elements)} JOIN ${means} USING (kind, scale))`;
  return {
    title: 'Notas médias próximas das da versão 29.3',
    codes: `SELECT code FROM ${found}`,
    partners: `SELECT code FROM ${found} WHERE abs(reference - usual) <= ${MAX_OFF}`,
    minShare: 1,
    others: 'longe delas',
    isQuiet: true,
    advice: 'Confira se as notas estão nas escalas originais, de 1 a 5 (IM) e de 0 a 7 (LV).',
  };
}
