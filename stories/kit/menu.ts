import { screen, userEvent, within } from 'storybook/test';

/**
 * Opens a menu by its button's name and returns its items. A story named as an open menu must end with this, so that
 * its screenshot shows the menu.
 */
export async function openMenu(canvas: Pick<typeof screen, 'findByRole'>, button: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole('menu'));
}

/** Opens a menu and chooses an item. */
export async function chooseInMenu(
  canvas: Pick<typeof screen, 'findByRole'>,
  button: string,
  item: string,
): Promise<void> {
  const menu = await openMenu(canvas, button);
  await userEvent.click(menu.getByRole('menuitem', { name: item }));
}
