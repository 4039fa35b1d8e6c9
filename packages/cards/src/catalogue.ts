import type { AreaName } from '@observatorio/contract';
import { courseMap } from './course/course-map';
import {
  courseDetailPanel,
  courseFilterBar,
  courseOffersPanel,
  courseSearchPanel,
  homeSearchPanel,
} from './course/course-panels';
import { courseTrend } from './course/course-trend';
import { graduateCards } from './graduate/graduate-cards';
import { graduateFilterBar } from './graduate/graduate-panels';
import { imbalanceCards } from './imbalance/imbalance-cards';
import { imbalanceFilterBar } from './imbalance/imbalance-panels';
import { indicatorCards } from './indicator/indicator-cards';
import { indicatorFilterBar } from './indicator/indicator-panels';
import { labourCards } from './labour/labour-cards';
import { labourFilterBar, labourWherePanel } from './labour/labour-panels';
import type { Card } from './model/card';
import type { Panel } from './model/panel';
import { occupationCards } from './occupation/occupation-cards';
import {
  occupationComparePanel,
  occupationSearchPanel,
  occupationWherePanel,
} from './occupation/occupation-panels';
import { placeCards } from './place/place-cards';
import { placeFilterBar } from './place/place-panels';
import { profileCards } from './profile/profile-cards';
import { profileFilterBar, profileWherePanel } from './profile/profile-panels';

/** Cards and panels by area, in catalogue order. */
const entries = {
  labour: [labourFilterBar, ...labourCards, labourWherePanel],
  graduate: [graduateFilterBar, ...graduateCards],
  occupation: [
    occupationSearchPanel,
    ...occupationCards,
    occupationWherePanel,
    occupationComparePanel,
  ],
  profile: [profileFilterBar, ...profileCards, profileWherePanel],
  course: [
    courseFilterBar,
    courseOffersPanel,
    courseMap,
    courseTrend,
    courseDetailPanel,
    courseSearchPanel,
    homeSearchPanel,
  ],
  imbalance: [imbalanceFilterBar, ...imbalanceCards],
  place: [placeFilterBar, ...placeCards],
  indicator: [indicatorFilterBar, ...indicatorCards],
} satisfies Readonly<Record<AreaName, readonly (Card | Panel)[]>>;

/** Every card and panel, in catalogue order. */
export const cardsAndPanels: readonly (Card | Panel)[] = Object.values(entries).flat();

/** Whether an entry of the catalogue is a card, which shows itself without a browser. */
export const isCard = (entry: Card | Panel): entry is Card => 'variantOf' in entry;
