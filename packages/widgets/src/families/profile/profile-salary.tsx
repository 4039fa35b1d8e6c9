import { profile } from '@observatorio/contract';
import { formatMoney, formatPercent, type PayRange, payMiddleSentence } from '@observatorio/domain';
import { Figures, figuresStyles, ShareBar, shareBarStyles } from '@observatorio/ui';
import { chartCard } from '../../card/chart-card';
import { payFigure } from '../shared/pay-figure';
import { marketPay } from './market';
import { profileArea } from './profile-area';

const figuresOf = ({ min, avg, max }: PayRange) => [
  payFigure('Menor', min),
  payFigure('Média', avg, 'O meio entre a maior e a menor remuneração.'),
  payFigure('Maior', max),
];

/** Lowest, middle and highest pay of the occupation, with the middle as a share of the highest. */
export const profileSalary = chartCard({
  tag: 'profile-salary',
  title: 'Salário',
  description: 'A menor, a média e a maior remuneração da ocupação, e a média diante da maior.',
  area: profileArea,
  dataset: profile.market,
  content: 'figures',
  extraHeight: 60,
  summarize: (rows) => payMiddleSentence(marketPay(rows)),
  styles: [figuresStyles, shareBarStyles],
  chart: ({ rows }) => {
    const pay = marketPay(rows);
    const { avg, max } = pay;
    return (
      <div className="figures-with-bar">
        <Figures figures={figuresOf(pay)} />
        {avg !== null && max !== null && (
          <ShareBar
            label="Média diante da maior"
            value={avg}
            max={max}
            text={`${formatPercent(avg / max)} de ${formatMoney(max)}`}
          />
        )}
      </div>
    );
  },
});
