import { screen, userEvent, within } from 'storybook/test';

/**
 * Opens a menu by its button's name and gives what stands in it. A story whose name says that its menu is open ends with
 * this, whatever its play has chosen before: what it shows is pictured.
 */
export async function openMenu(canvas: Pick<typeof screen, 'findByRole'>, button: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole('menu'));
}

/** Opens such a menu and chooses in it. */
export async function chooseInMenu(
  canvas: Pick<typeof screen, 'findByRole'>,
  button: string,
  item: string,
): Promise<void> {
  const menu = await openMenu(canvas, button);
  await userEvent.click(menu.getByRole('menuitem', { name: item }));
}
