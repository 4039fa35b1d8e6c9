import type { Column, Edition, Manifest, UnavailableEdition } from '@observatorio/contract';
import { formatDate } from '@observatorio/language';
import { csvOf } from './csv';

const columns: readonly Column<Record<string, unknown>>[] = [
  { key: 'conjunto', label: 'Conjunto', kind: 'category' },
  { key: 'ano', label: 'Ano', kind: 'category' },
  { key: 'tipo', label: 'Tipo', kind: 'category' },
  { key: 'situacao', label: 'Situação dos dados', kind: 'category' },
  { key: 'trecho', label: 'Anos comparáveis', kind: 'category' },
  { key: 'state', label: 'Situação', kind: 'category' },
  { key: 'versao', label: 'Versão', kind: 'category' },
  { key: 'sources', label: 'Fontes', kind: 'category' },
  { key: 'imported', label: 'Importado em', kind: 'category' },
  { key: 'linhasLidas', label: 'Linhas lidas', kind: 'count' },
  { key: 'linhasAceitas', label: 'Linhas aceitas', kind: 'count' },
  { key: 'linhasRejeitadas', label: 'Linhas rejeitadas', kind: 'count' },
  { key: 'total', label: 'Vínculos ou matrículas', kind: 'count' },
  { key: 'reconciliation', label: 'Comparação com o publicado', kind: 'category' },
  { key: 'reasons', label: 'Motivos', kind: 'category' },
  { key: 'baseRemuneracao', label: 'Base da remuneração', kind: 'category' },
  { key: 'abandonados', label: 'Vínculos abandonados, fora da conta', kind: 'count' },
  { key: 'states', label: 'Estados', kind: 'category' },
  { key: 'prints', label: 'Impressões dos arquivos', kind: 'category' },
  { key: 'notes', label: 'Notas', kind: 'category' },
];

const liveRow = ({
  fontes,
  importadoEm,
  motivos,
  ufs,
  impressoes,
  conferencia,
  notas,
  ...edition
}: Edition) => ({
  ...edition,
  state: 'em serviço',
  sources: fontes.join(', '),
  imported: formatDate(importadoEm),
  reasons: Object.entries(motivos)
    .map(([reason, lines]) => `${reason}: ${lines}`)
    .join(', '),
  states: ufs?.join(', '),
  prints: impressoes?.join(', '),
  reconciliation: conferencia?.texto,
  notes: notas.join(' '),
});

const unavailableRow = ({ motivo, ...edition }: UnavailableEdition) => ({
  ...edition,
  state: `fora de serviço: ${motivo}`,
});

/** Writes the manifest as a CSV file with one line per edition. */
export const manifestCsv = ({ conjuntos, indisponiveis, limiteSigilo }: Manifest): string =>
  csvOf({
    columns,
    lines: [...conjuntos.map(liveRow), ...indisponiveis.map(unavailableRow)],
    notes: [
      'Os conjuntos de dados em serviço',
      `Remuneração de menos de ${limiteSigilo} vínculos fica em sigilo.`,
    ],
  });
