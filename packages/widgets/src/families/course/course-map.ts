import { courseMap } from '@observatorio/cards/course/course-map';
import { cardElement } from '../../card/card-element';
import { chartView } from '../../card/contents/chart-content';

/** Map of the offers by state; a click selects a state. */
export const courseMapElement = cardElement(courseMap, { chart: chartView });
