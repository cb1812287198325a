import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { AvatarGroup } from './avatar-group.tsx';
import { Avatar, toneOf } from './avatar.tsx';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Ada King Lovelace', 'AL'],
    ['ada.lovelace@example.org', 'AL'],
    ['Cher', 'C'],
    ['émile zola', 'ÉZ'],
    ['𝒜da Lovelace', '𝒜L'],
    ['', '?'],
    ['  ', '?'],
    ['سلمى الخطيب', 'سا'],
  ])('of %j are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('the color', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Person ${index}`);

  it('is the same for the same name', () => {
    expect(toneOf('Ada Lovelace')).toBe(toneOf(' ada lovelace '));
  });

  it('uses all tones but those that warn', () => {
    expect(new Set(names.map(toneOf))).toEqual(new Set(['neutral', 'blue', 'green', 'accent']));
  });
});

it('is decoration beside a name and says the name where it stands alone', () => {
  const { rerender } = renderKit(<Avatar name="Ada Lovelace" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Avatar name="Ada Lovelace" labelled />);
  expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toBeTruthy();
});

describe('a group', () => {
  const names = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Edsger Dijkstra', 'Barbara Liskov', 'Tony Hoare'];

  it('says all names and shows how many do not fit', () => {
    renderKit(<AvatarGroup names={names} label="Owners" />);
    expect(screen.getByRole('img', { name: `Owners: ${names.join(', ')}` })).toBeTruthy();
    expect(screen.getByText('+2').title).toBe('Barbara Liskov, Tony Hoare');
  });

  it('shows the last one in the place of "+1"', () => {
    renderKit(<AvatarGroup names={names.slice(0, 5)} label="Owners" />);
    expect(screen.queryByText('+1')).toBeNull();
    expect(screen.getByText('BL')).toBeTruthy();
  });

  it('can use captions in its label, and still shows the initials of the names', () => {
    renderKit(
      <AvatarGroup
        names={['Ada Lovelace', 'Grace Hopper']}
        captions={['You, in another window', 'Grace Hopper']}
        label="Here now"
      />,
    );
    expect(screen.getByRole('img', { name: 'Here now: You, in another window, Grace Hopper' })).toBeTruthy();
    expect(screen.getByText('AL')).toBeTruthy();
  });
});
