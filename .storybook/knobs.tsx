import type { Decorator } from '@storybook/react-vite';
import type { ArgsEnhancer, ArgTypesEnhancer } from 'storybook/internal/types';
import * as icons from '@/primitives/icons';
import { Knobs } from '../stories/kit/knobs';

/** Puts the knobs of a story before its props in the controls. */
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

/** Converts a prop's name to words: `isPaidFromBalance` → `Paid from balance`. */
function inWords(name: string): string {
  const words = name
    .replace(/^(is|are)(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Sets the knobs to their initial values. */
export const setKnobs: ArgsEnhancer = ({ parameters }) => {
  const knobs: unknown = parameters['knobs'];
  if (!(knobs instanceof Knobs)) return {};
  return Object.fromEntries(Object.entries(knobs.controls).map(([name, { first }]) => [name, first]));
};

/** Passes the story the props of its knobs after one was changed. */
export const withKnobs: Decorator = (Story, { args, parameters }) => {
  const knobs: unknown = parameters['knobs'];
  if (!(knobs instanceof Knobs)) return <Story />;
  const props = Object.entries(args).filter(([name]) => !(name in knobs.controls));
  return <Story args={{ ...Object.fromEntries(props), ...knobs.propsOf(args) }} />;
};

/** Offers icons by name wherever a component takes one. */
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
