import type { Entity, EntityWithStatus } from '../lists/list-state';

/** A customer of the demo shop. */
export interface Customer extends EntityWithStatus {
  firstName: string;
  lastName: string;
  email: string;
  /** `yyyy-mm-dd` */
  dateOfBirth: string;
  type: 'business' | 'individual';
  status: 'active' | 'suspended';
}

/** A product of the demo shop. */
export interface Product extends EntityWithStatus {
  model: string;
  manufacturer: string;
  year: number;
  price: number;
  type: 'new' | 'used';
  status: 'selling' | 'sold';
}

/** A remark on a product. */
export interface Remark extends EntityWithStatus {
  /** The product's id as a string, as in filters. */
  productId: string;
  text: string;
  /** `yyyy-mm-dd` */
  dueDate: string;
  status: 'open' | 'done';
}

/** A property of a product. */
export interface Specification extends Entity {
  /** The product's id as a string, as in filters. */
  productId: string;
  name: string;
  value: string;
}
