import type { Decorator } from '@storybook/react-vite';
import type { ArgsEnhancer, ArgTypesEnhancer } from 'storybook/internal/types';
import * as icons from '@/primitives/icons';
import { Knobs } from '../stories/kit/knobs';

/** Puts the knobs of a story first among its controls, and its props below. */
export const showKnobs: ArgTypesEnhancer = ({ parameters, argTypes }) => {
  const knobs: unknown = parameters['knobs'];
  if (!(knobs instanceof Knobs)) return argTypes;
  const shown: typeof argTypes = {};
  for (const [name, { control }] of Object.entries(knobs.controls))
    shown[name] = { name: inWords(name), ...control };
  for (const [name, argType] of Object.entries(argTypes))
    shown[name] = { ...argType, table: { category: 'Props', ...argType.table } };
  return shown;
};

/** `isPaidFromBalance` → `Paid from balance`: a designer reads no names of programs. */
function inWords(name: string): string {
  const words = name
    .replace(/^(is|are)(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Sets them to how the story opens. */
export const setKnobs: ArgsEnhancer = ({ parameters }) => {
  const knobs: unknown = parameters['knobs'];
  if (!(knobs instanceof Knobs)) return {};
  return Object.fromEntries(Object.entries(knobs.controls).map(([name, { first }]) => [name, first]));
};

/** Gives the story the props that its knobs stand for, once one of them is touched. */
export const withKnobs: Decorator = (Story, { args, parameters }) => {
  const knobs: unknown = parameters['knobs'];
  if (!(knobs instanceof Knobs)) return <Story />;
  const props = Object.entries(args).filter(([name]) => !(name in knobs.controls));
  return <Story args={{ ...Object.fromEntries(props), ...knobs.propsOf(args) }} />;
};

/** Offers the icons by their names wherever a component is given one. */
export const nameIcons: ArgTypesEnhancer = ({ argTypes }) => {
  const { icon } = argTypes;
  if (!icon) return argTypes;
  const isElement = icon.table?.type?.summary === 'ReactNode';
  const mapping = Object.fromEntries(
    Object.entries(icons).map(([name, Icon]) => [name, isElement ? <Icon key={name} /> : Icon]),
  );
  return {
    ...argTypes,
    icon: { ...icon, control: { type: 'select' }, options: Object.keys(icons), mapping },
  };
};
