import { create } from 'storybook/theming/create';
import { docsAddress } from './addresses.ts';

/** Colours of Storybook's frame: the portal's light theme, repeated because CSS variables do not reach it. */
export const brandTheme = create({
  base: 'light',
  brandTitle: 'Meridian',
  brandImage: './meridian.svg',
  brandUrl: docsAddress('Start/Welcome'),
  brandTarget: '_self',
});
