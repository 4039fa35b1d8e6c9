import type { ObservatorioEventMap } from './public-types';

/** Detail types by event. */
export type EventDetails = {
  [Name in keyof ObservatorioEventMap]: ObservatorioEventMap[Name]['detail'];
};

/** Name of an element event. */
export type EventName = keyof EventDetails;
