import type { ListDefinition } from '../lists/list-fields';
import type { Customer, Product, Remark, Specification } from './entities';

/** The list of customers. */
export const customerList: ListDefinition<Customer> = {
  title: 'customer.title',
  one: 'customer.one',
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  fields: [
    { name: 'firstName', label: 'customer.firstName' },
    { name: 'lastName', label: 'customer.lastName' },
    { name: 'email', label: 'field.email', type: 'email' },
    { name: 'dateOfBirth', label: 'customer.dateOfBirth', type: 'date' },
    {
      name: 'type',
      label: 'customer.type',
      type: 'choice',
      values: { business: 'customer.type.business', individual: 'customer.type.individual' },
    },
    {
      name: 'status',
      label: 'list.status',
      type: 'choice',
      values: { active: 'customer.status.active', suspended: 'customer.status.suspended' },
    },
  ],
};

/** The list of products. */
export const productList: ListDefinition<Product> = {
  title: 'product.title',
  one: 'product.one',
  nameOf: ({ manufacturer, model }) => `${manufacturer} ${model}`,
  fields: [
    { name: 'model', label: 'product.model' },
    { name: 'manufacturer', label: 'product.manufacturer' },
    { name: 'year', label: 'product.year', type: 'number' },
    { name: 'price', label: 'product.price', type: 'number' },
    {
      name: 'type',
      label: 'product.type',
      type: 'choice',
      values: { new: 'product.type.new', used: 'product.type.used' },
    },
    {
      name: 'status',
      label: 'list.status',
      type: 'choice',
      values: { selling: 'product.status.selling', sold: 'product.status.sold' },
    },
  ],
};

/** The list of remarks on a product. */
export const remarkList: ListDefinition<Remark> = {
  title: 'remark.title',
  one: 'remark.one',
  nameOf: ({ text }) => text,
  fields: [
    { name: 'text', label: 'remark.text' },
    { name: 'dueDate', label: 'remark.dueDate', type: 'date' },
    {
      name: 'status',
      label: 'list.status',
      type: 'choice',
      values: { open: 'remark.status.open', done: 'remark.status.done' },
    },
  ],
};

/** The list of a product's specifications. */
export const specificationList: ListDefinition<Specification> = {
  title: 'specification.title',
  one: 'specification.one',
  nameOf: ({ name }) => name,
  fields: [
    { name: 'name', label: 'specification.name' },
    { name: 'value', label: 'specification.value' },
  ],
};
