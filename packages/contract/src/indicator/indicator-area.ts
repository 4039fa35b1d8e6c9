import type { Area } from '../kit/area';
import { indicator } from './indicator';
import { type IndicatorFilter, indicatorFilterDefinitions } from './indicator-filters';
import { INDICATOR } from './indicator-name';

/** Area of the indicators, each of which its own cards show. */
export const indicatorArea: Area<IndicatorFilter> = {
  family: 'indicator',
  page: '/indicadores',
  filters: indicatorFilterDefinitions,
  options: indicator.options,
  narrowing: [INDICATOR, 'uf'],
  requiredFilter: {
    filter: INDICATOR,
    example: 'demonstracao',
    invitation: {
      title: 'Escolha um indicador.',
      text: 'Os valores dele aparecem aqui.',
    },
  },
  noDataMessage: {
    title: 'Não informado',
    text: 'A tabela deste indicador não traz valores para estes filtros.',
  },
  withoutChips: [INDICATOR, 'cbo', 'curso'],
  unitOf: () => ({ one: 'valor', many: 'valores' }),
  debounce: 0,
};
