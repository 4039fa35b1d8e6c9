import type { Area } from '@observatorio/contract';
import type { CommonProps, PropType, PropValues } from './declaration';

type OwnValues<D> = D extends { props: infer Own }
  ? {
      [Name in keyof Own]?: Own[Name] extends { type: infer T extends PropType }
        ? PropValues[T]
        : never;
    }
  : unknown;

/** Type of the element properties of a declaration. */
export type PropsOf<D> = D extends { area: Area<infer Filter> }
  ? CommonProps & Partial<Record<Filter, string>> & OwnValues<D>
  : never;
