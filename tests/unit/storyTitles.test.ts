import { describe, expect, test } from 'vitest';
import { withAlias, withoutAlias } from '../../.storybook/aliases';
import { storyNameOf } from '../../.storybook/storyNames';
import { inWords, placeOf, subjectOf, titleOf } from '../../.storybook/titles';

describe('titles of stories', () => {
  test.each([
    ['screens/order/OsSelectionScreen', 'Screens/Order a server/Order configuration'],
    ['components/OsMark', 'Components/Marks/OS mark'],
    ['primitives/TextAreaField', 'Components/Fields/Text area field'],
    ['patterns/listKit/ListCount', 'Patterns/Lists/List count'],
    ['foundations/Colour', 'Foundations/Colours'],
  ])('%s', (subject, title) => {
    expect(titleOf(subject)).toBe(title);
  });

  test('a file without a place is refused', () => {
    expect(() => titleOf('screens/cart/Elsewhere')).toThrow('titles.ts');
  });

  test('a file is known by its path below the stories', () => {
    expect(subjectOf('/work/stories/x/stories/screens/cart/CartScreen.stories.tsx')).toBe(
      'screens/cart/CartScreen',
    );
    expect(subjectOf('./stories/primitives/Button.stories.tsx')).toBe('primitives/Button');
  });

  test('a place leaves its section out', () => {
    expect(placeOf('screens/cart/CartScreen')).toEqual(['Order a server', 'Cart']);
  });
});

test.each([
  ['screens/payment/PaymentScreen', 'Validation', 'Payment, step 3: error'],
  ['screens/orders/OrderListScreen', 'Empty', 'Empty list'],
  ['primitives/ComboBox', 'Empty', 'Empty'],
  ['primitives/DataGrid', 'Virtual10K', 'Virtual 10k'],
  ['start/Journeys', 'Order', 'Order a server'],
  ['foundations/Type', 'Type', 'Typography'],
  ['components/sshKeys/SshKeyForm', 'Pending', 'Pending'],
])('the story %s %s has a name in words', (subject, story, name) => {
  expect(storyNameOf(subject, story)).toBe(name);
});

test.each([
  ['Default', 'Screens/Order a server/Cart', true, 'Default (Корзина)'],
  ['Empty', 'Screens/Order a server/Cart', false, 'Empty'],
  ['Empty list', 'Screens/Order a server/Orders', false, 'Empty list (Пустой список)'],
  ['Phone menu open (administrator)', 'Patterns/Pages/Administrator’s shell and menu', false, null],
])('the search finds %s of %s in Russian too', (name, title, isFirst, aliased) => {
  const shown = withAlias(name, title, isFirst);
  expect(shown).toBe(aliased ?? `${name} (Меню на телефоне)`);
  expect(withoutAlias(shown)).toBe(name);
});

test('names are sentences', () => {
  expect(inWords('SshKeyForm')).toBe('SSH key form');
  expect(inWords('NotAvailableYet')).toBe('Not available yet');
});
