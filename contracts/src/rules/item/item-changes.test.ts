import { expect, test } from 'vitest';
import { attributeErrors, attributeNameErrors, errorsOfChange, filledAttributes, valuesOf } from './item-changes.ts';

test('attributes cannot have reserved names or the names of own fields', () => {
  expect(attributeErrors({ constructor: 'a', name: 'b', owner: 'c' }, ['name'])).toEqual([
    { path: '/attributes/constructor', message: 'cannot be used as the name of a field' },
    { path: '/attributes/name', message: 'is a field of its own, not an attribute' },
  ]);
  expect(attributeErrors(undefined, ['name'])).toEqual([]);
  // A field of a template may set one of the item's own fields.
  expect(
    attributeNameErrors([
      { name: 'name', path: '/fields/0/name' },
      { name: 'prototype', path: '/fields/1/name' },
    ]),
  ).toEqual([{ path: '/fields/1/name', message: 'cannot be used as the name of a field' }]);
});

test('empty attributes are left out; zero and false are values', () => {
  expect(filledAttributes({ a: ' ', b: 0, c: false, d: 'x' })).toEqual({ b: 0, c: false, d: 'x' });
});

test('templates see own fields and attributes, but no fields of the store', () => {
  const item = { id: '1', version: 2, name: 'web', attributes: { os: 'Debian' } };
  expect(valuesOf(item, ['name'])).toEqual({ name: 'web', os: 'Debian' });
});

test('a change gets errors for fields that it sets and for new problems, but not for existing problems', () => {
  const own = ['name', 'linked_properties'];
  const unlinked = { field: 'linked_properties', message: 'At least one property must be linked to this asset' };
  const noOwner = { field: 'owner', message: 'Owner is required' };
  expect(errorsOfChange([unlinked, noOwner], [unlinked, noOwner], { name: 'web' }, own)).toEqual([]);
  expect(errorsOfChange([unlinked], [unlinked], { linked_properties: [] }, own)).toEqual([
    { path: '/linked_properties', message: unlinked.message },
  ]);
  expect(errorsOfChange([noOwner], [noOwner], { attributes: {} }, own)).toEqual([
    { path: '/attributes/owner', message: 'Owner is required' },
  ]);
  expect(errorsOfChange([], [noOwner], { template_id: 't' }, own)).toEqual([
    { path: '/attributes/owner', message: 'Owner is required' },
  ]);
});
