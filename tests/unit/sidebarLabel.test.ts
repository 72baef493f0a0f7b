import { expect, test } from 'vitest';
import { sidebarLabel } from '../../.storybook/labels';

test.each([
  ['story', 'primitives-button--default', 'Default', ['play-fn'], 'Default ▶'],
  ['story', 'primitives-button--variants', 'Variants', [], 'Variants'],
  ['group', 'screens-servers', 'servers', [], 'Servers'],
  ['component', 'screens-servers-serverlistscreen', 'ServerListScreen', [], 'Server list'],
  ['component', 'primitives-button', 'Button', [], 'Button'],
  ['root', 'screens', 'screens', [], 'Screens'],
])('the sidebar names the %s %s', (type, id, name, tags, label) => {
  expect(sidebarLabel({ type, id, name, tags })).toBe(label);
});
