import { profile } from '@observatorio/contract';
import { formatMoney, formatPercent, payMiddleSentence } from '@observatorio/domain';
import { Figures, figuresStyles, ShareBar, shareBarStyles } from '@observatorio/ui';
import { chartCard } from '../../card/chart-card';
import { payFigure } from '../shared/pay-figure';
import { type MarketPay, marketPay } from './market';
import { profileArea } from './profile-area';

const figuresOf = ({ least, middle, greatest }: MarketPay) => [
  payFigure('Menor', least),
  payFigure('Média', middle, 'O meio entre a maior e a menor remuneração.'),
  payFigure('Maior', greatest),
];

/** The least, the middle and the greatest pay of the occupation, and how far up the middle is. */
export const profileSalary = chartCard({
  tag: 'profile-salary',
  title: 'Salário',
  description: 'A menor, a média e a maior remuneração da ocupação, e a média diante da maior.',
  area: profileArea,
  dataset: profile.market,
  content: 'figures',
  extraHeight: 60,
  summarize: (rows) => {
    const { least, middle, greatest } = marketPay(rows);
    return payMiddleSentence({ min: least, avg: middle, max: greatest });
  },
  styles: [figuresStyles, shareBarStyles],
  chart: ({ rows }) => {
    const pay = marketPay(rows);
    const { middle, greatest } = pay;
    return (
      <div className="figures-with-bar">
        <Figures figures={figuresOf(pay)} />
        {middle !== null && greatest !== null && (
          <ShareBar
            label="Média diante da maior"
            value={middle}
            max={greatest}
            text={`${formatPercent(middle / greatest)} de ${formatMoney(greatest)}`}
          />
        )}
      </div>
    );
  },
});
