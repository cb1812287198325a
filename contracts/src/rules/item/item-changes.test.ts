import { expect, test } from 'vitest';
import { attributeErrors, attributeNameErrors, errorsOfChange, filledAttributes, valuesOf } from './item-changes.ts';

test('attributes have names of their own', () => {
  expect(attributeErrors({ constructor: 'a', name: 'b', owner: 'c' }, ['name'])).toEqual([
    { path: '/attributes/constructor', message: 'is not a name that a field can have' },
    { path: '/attributes/name', message: 'is a field of its own, not an attribute' },
  ]);
  expect(attributeErrors(undefined, ['name'])).toEqual([]);
  // A field of a template may fill one of the item's own.
  expect(attributeNameErrors([{ name: 'name', path: '/fields/0/name' }, { name: 'prototype', path: '/fields/1/name' }])).toEqual([
    { path: '/fields/1/name', message: 'is not a name that a field can have' },
  ]);
});

test('an attribute without a value is left out; zero and false are values', () => {
  expect(filledAttributes({ a: ' ', b: 0, c: false, d: 'x' })).toEqual({ b: 0, c: false, d: 'x' });
});

test('templates see own fields and attributes, and nothing that the server keeps', () => {
  const item = { id: '1', version: 2, name: 'web', attributes: { os: 'Debian' } };
  expect(valuesOf(item, ['name'])).toEqual({ name: 'web', os: 'Debian' });
});

test('a change answers for what it sets and what it brings about, not for what was amiss before', () => {
  const own = ['name', 'linked_properties'];
  const unlinked = { field: 'linked_properties', message: 'At least one property must be linked to this asset' };
  const noOwner = { field: 'owner', message: 'Owner is required' };
  expect(errorsOfChange([unlinked, noOwner], [unlinked, noOwner], { name: 'web' }, own)).toEqual([]);
  expect(errorsOfChange([unlinked], [unlinked], { linked_properties: [] }, own)).toEqual([{ path: '/linked_properties', message: unlinked.message }]);
  expect(errorsOfChange([noOwner], [noOwner], { attributes: {} }, own)).toEqual([{ path: '/attributes/owner', message: 'Owner is required' }]);
  expect(errorsOfChange([], [noOwner], { template_id: 't' }, own)).toEqual([{ path: '/attributes/owner', message: 'Owner is required' }]);
});
