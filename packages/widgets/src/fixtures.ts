import {
  type AnyDataset,
  type CountRow,
  type FilterOption,
  labour,
  labourFilters,
  MANIFEST_PATH,
  type Manifest,
  OTHERS_KEY,
  type Problem,
  type RowOf,
} from '@observatorio/contract';
import {
  ageBands,
  type Category,
  establishmentSizes,
  genders,
  macroSectors,
  NOT_INFORMED,
  OTHERS,
  payStepBound,
  regions,
  schoolings,
  sectors,
  states,
  wageBands,
} from '@observatorio/domain';

const MINIMUM_WAGE = 998;

/** Counts that fall from category to category; the last is not informed. */
const counted = (list: readonly Category[], first: number): CountRow[] => [
  ...list.map(({ code, label }, index) => ({
    key: code,
    label,
    count: Math.round(first / (index + 1)),
  })),
  { key: null, label: NOT_INFORMED, count: Math.round(first / 500) },
];

const cities: readonly Category[] = [
  { code: '3550308', label: 'São Paulo' },
  { code: '3518800', label: 'Guarulhos' },
  { code: '3509502', label: 'Campinas' },
  { code: '3548708', label: 'São Bernardo do Campo' },
];

const occupations: readonly Category[] = [
  { code: '411005', label: 'Auxiliar de escritório' },
  { code: '521110', label: 'Vendedor de comércio varejista' },
  { code: '411010', label: 'Assistente administrativo' },
  { code: '514320', label: 'Faxineiro' },
  { code: '784205', label: 'Alimentador de linha de produção' },
  { code: '231210', label: 'Professor do ensino fundamental' },
  { code: '225125', label: 'Médico clínico' },
];

const optionLists: Readonly<Record<string, readonly Category[]>> = {
  ano: [
    { code: '2018', label: '2018' },
    { code: '2019', label: '2019' },
  ],
  regiao: regions,
  uf: states,
  municipio: cities,
  occupation: occupations,
  grandeSetor: macroSectors,
  setor: sectors,
  genero: genders,
  sizeLink: establishmentSizes,
  minimumSalaryRange: wageBands,
  escolaridade: schoolings,
  faixaEtaria: ageBands,
};

const options = labourFilters.flatMap(({ name }): FilterOption[] =>
  (optionLists[name] ?? []).map(({ code, label }) => ({ filter: name, code, label })),
);

/** Links fall off on both sides of the class in which most are paid. */
const payCurve = Array.from({ length: 100 }, (_, step) => ({
  from: payStepBound(step) * MINIMUM_WAGE,
  to: payStepBound(step + 1) * MINIMUM_WAGE,
  count: Math.round(900_000 * Math.exp(-(((step - 28) / 14) ** 2))),
}));

/** Rows for every dataset of the labour overview, for tests and stories. */
export const labourFixtures = {
  options,
  summary: [
    {
      links: 47_554_211,
      women: 20_923_853,
      genderKnown: 47_554_211,
      unclassified: 312_450,
      meanPay: 3156.02,
      medianPay: 1782.44,
      minPay: 299.4,
      maxPay: 149_700,
    },
  ],
  byMacroSector: counted(macroSectors, 26_900_000),
  byState: counted(states, 13_000_000),
  byMunicipality: counted(cities, 5_000_000),
  bySector: counted(sectors, 9_000_000),
  byOccupation: [
    ...counted(occupations, 2_000_000),
    { key: OTHERS_KEY, label: OTHERS, count: 30_000_000 },
  ],
  byWageBand: counted(wageBands, 12_000_000).map((row) =>
    row.key === null ? { ...row, label: 'Não classificado' } : row,
  ),
  payCurve,
  byAgeGender: ageBands.map(({ code, label }, index) => ({
    key: code,
    label,
    men: Math.round(9_000_000 / (index + 1)),
    women: Math.round(7_200_000 / (index + 1)),
    unknown: 0,
  })),
  byGender: counted(genders, 26_600_000),
  byEstablishmentSize: counted(establishmentSizes, 11_000_000),
  bySchooling: counted(schoolings, 20_000_000),
} satisfies { [Name in keyof typeof labour]: RowOf<(typeof labour)[Name]>[] };

export const manifestFixture: Manifest = {
  conjuntos: [
    {
      conjunto: 'rais',
      ano: 2019,
      tipo: 'demonstracao',
      versao: 'fixture',
      fontes: ['Dados de demonstração do projeto'],
      importadoEm: '2020-06-01T12:00:00-03:00',
      linhasLidas: 47_554_211,
      linhasAceitas: 47_554_211,
      linhasRejeitadas: 0,
      motivos: {},
      notas: [],
    },
  ],
};

const byPath = new Map(
  Object.entries(labour).map(([name, dataset]) => [
    dataset.path,
    {
      dataset: dataset as AnyDataset,
      rows: labourFixtures[name as keyof typeof labourFixtures],
    },
  ]),
);

/** How an API of fixtures answers: with rows, without, with an error, or not at all. */
export type FixtureMode = 'ok' | 'empty' | 'error' | 'silent';

const refusal: Problem = {
  type: 'about:blank',
  title: 'Recusado',
  status: 400,
  detail: 'A consulta foi recusada.',
};

/** What an API of fixtures answers at a path; undefined where it stays silent. */
export function fixtureAnswer(
  path: string,
  mode: FixtureMode,
): { status: number; body: unknown } | undefined {
  if (mode === 'silent') return undefined;
  if (path === MANIFEST_PATH) return { status: 200, body: manifestFixture };
  if (mode === 'error') return { status: refusal.status, body: refusal };
  const found = byPath.get(path);
  if (!found) return { status: 404, body: null };
  const noRows = mode === 'empty' && found.dataset !== labour.options;
  return { status: 200, body: found.dataset.encode(noRows ? [] : found.rows) };
}
