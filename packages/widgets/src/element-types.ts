import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PropsOf } from './base/props-of';
import type { catalogue } from './catalogue';

type Catalogued = (typeof catalogue)[number];

type HostAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  class?: string;
};

type Elements = { [D in Catalogued as D['tag']]: HTMLElement & PropsOf<D> };

type Intrinsics = { [D in Catalogued as D['tag']]: HostAttributes & PropsOf<D> };

declare global {
  interface HTMLElementTagNameMap extends Elements {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Intrinsics {}
  }
}
