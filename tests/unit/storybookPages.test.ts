import { expect, test } from 'vitest';
import { designOf } from '../../.storybook/designs';
import { lineAddress } from '../../.storybook/repository';
import { requirementsOf } from '../../.storybook/ScreenRequirements';

test('a story has its own drawing, else that of its file', () => {
  const ofFile = { type: 'figma', url: 'https://www.figma.com/design/file' } as const;
  const ofStory = { type: 'link', url: 'https://wiki.example.com/empty-cart' } as const;
  const designs = { 'screens/cart/CartScreen': ofFile, 'screens-cart-cartscreen--empty': ofStory };
  const of = (story: string, subject: string) => designOf(story, subject, designs);
  expect(of('screens-cart-cartscreen--empty', 'screens/cart/CartScreen')).toBe(ofStory);
  expect(of('screens-cart-cartscreen--default', 'screens/cart/CartScreen')).toBe(ofFile);
  expect(of('primitives-button--default', 'primitives/Button')).toBeNull();
});

test('a screen’s page names each requirement of its stories once, in the order of the stories', () => {
  const requirement = (id: string) => ({ id, text: `${id} holds.`, from: ['§2 Cart'], area: 'Cart' });
  const [first, second, other] = ['CART-02', 'CART-01', 'BILLS-01'].map(requirement);
  const byStory = { a: [first, second], b: [second], c: [other] } as Parameters<typeof requirementsOf>[1];
  expect(requirementsOf(['b', 'a', 'unknown'], byStory)).toEqual([second, first]);
});

test('a test is linked by file and line, where the build knows the repository', () => {
  expect(lineAddress('tests/unit/money.test.ts', 12, 'https://git.example.com/portal')).toBe(
    'https://git.example.com/portal/blob/main/tests/unit/money.test.ts#L12',
  );
  expect(lineAddress('tests/unit/money.test.ts', 12, null)).toBeNull();
});
