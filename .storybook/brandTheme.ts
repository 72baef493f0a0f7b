import { create } from 'storybook/theming/create';
import { docsAddress } from './addresses.ts';

/** The colours of Storybook's frame: those of the portal's light theme, which no CSS variable reaches here. */
export const brandTheme = create({
  base: 'light',
  brandTitle: 'Meridian',
  brandImage: './meridian.svg',
  brandUrl: docsAddress('Start/Welcome'),
  brandTarget: '_self',
});
