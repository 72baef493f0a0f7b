import { cx } from 'class-variance-authority';
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { DismissButton, Overlay } from 'react-aria/Overlay';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useButton } from 'react-aria/useButton';
import { useComboBox } from 'react-aria/useComboBox';
import { useFilter } from 'react-aria/useFilter';
import { useListBox, useListBoxSection, useOption, type AriaListBoxOptions } from 'react-aria/useListBox';
import { usePopover } from 'react-aria/usePopover';
import { Item } from 'react-stately/Item';
import { Section } from 'react-stately/Section';
import { useComboBoxState, type ComboBoxState } from 'react-stately/useComboBoxState';
import { useI18n } from '@/i18n/I18nProvider';
import { localeTag } from '@/i18n/locale';
import type { ComboBoxControlProps, ComboBoxOption } from './comboBoxParts';
import { controlClass } from './Field';
import { CheckIcon, ChevronDownIcon, SearchIcon } from './icons';

type Options = readonly ComboBoxOption<string>[];
type State = ComboBoxState<object>;
type ListNode = State['collection'] extends Iterable<infer Node> ? Node : never;

/** The loaded part of ComboBox: input, list, announcements. */
export default function ComboBoxControl(props: ComboBoxControlProps): ReactNode {
  const { locale } = useI18n();
  return (
    <I18nProvider locale={localeTag(locale)}>
      <Control {...props} />
    </I18nProvider>
  );
}

function Control({
  tie,
  label,
  options,
  value,
  onValueChange,
  noMatchesText,
  placeholder,
  entry,
}: ComboBoxControlProps) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const { contains } = useFilter({ sensitivity: 'base' });
  const keywordsOf = useMemo(
    () => new Map(options.map((option) => [option.label, option.keywords ?? ''])),
    [options],
  );
  const field = {
    id: tie.id,
    'aria-label': label,
    ...(placeholder === undefined ? {} : { placeholder }),
    value: value === '' ? null : value,
    // Clearing the text keeps the selection, which the field shows again on blur.
    onChange: (key: string | number | null) => key !== null && onValueChange(String(key)),
    disabledKeys: options.filter((option) => option.disabled).map((option) => option.value),
    allowsEmptyCollection: true,
    children: sectionsOf(options).map(({ title, members }) =>
      title === '' ? (
        members.map(toItem)
      ) : (
        <Section key={`section ${title}`} title={title}>
          {members.map(toItem)}
        </Section>
      ),
    ),
  };
  const state = useComboBoxState<object>({
    ...field,
    children: field.children.flat(),
    defaultFilter: (text, typed) => contains(text, typed) || contains(keywordsOf.get(text) ?? '', typed),
  });
  const { inputProps, buttonProps, listBoxProps } = useComboBox(
    { ...field, inputRef: input, buttonRef: button, listBoxRef: list, popoverRef: popover },
    state,
  );
  const { buttonProps: press } = useButton(buttonProps, button);
  const chosen = options.find((option) => option.value === value);
  const isSearching = state.inputValue !== (chosen?.label ?? '');

  const enter = useRef(() => {
    input.current?.focus();
    if (entry.kind === 'typed') state.setInputValue(entry.text);
    else {
      input.current?.select();
      if (entry.kind === 'open') state.open(null, 'manual');
    }
  });
  useEffect(() => enter.current(), []);

  // Tracked in advance: measuring when the list opens would force a layout of the whole page.
  const width = useRef(0);
  useEffect(() => {
    if (!box.current || !('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      width.current = entry?.borderBoxSize[0]?.inlineSize ?? 0;
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className="relative">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-text-muted"
      >
        {isSearching ? <SearchIcon /> : chosen?.icon}
      </span>
      <input
        {...inputProps}
        {...tie}
        ref={input}
        onClick={() => {
          if (state.isOpen) return;
          input.current?.select();
          state.open(null, 'manual');
        }}
        className={cx(controlClass, 'pr-10', (isSearching || chosen?.icon !== undefined) && 'pl-10')}
      />
      <button
        {...press}
        ref={button}
        type="button"
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-text-muted"
      >
        <ChevronDownIcon className="size-4" />
      </button>
      {state.isOpen && (
        <Popup box={box} width={width} popover={popover} state={state}>
          <List
            listBoxProps={listBoxProps}
            listRef={list}
            state={state}
            options={options}
            noMatchesText={noMatchesText}
          />
        </Popup>
      )}
    </div>
  );
}

/** Groups the options by section, in order. */
function sectionsOf(options: Options): { title: string; members: ComboBoxOption<string>[] }[] {
  const sections: { title: string; members: ComboBoxOption<string>[] }[] = [];
  for (const option of options) {
    const title = option.section ?? '';
    const last = sections.at(-1);
    if (last?.title === title) last.members.push(option);
    else sections.push({ title, members: [option] });
  }
  return sections;
}

const toItem = (option: ComboBoxOption<string>) => (
  <Item key={option.value} textValue={option.label}>
    {option.label}
  </Item>
);

interface PopupProps {
  box: RefObject<HTMLDivElement | null>;
  /** Width of `box` in pixels; 0 before it is measured. */
  width: RefObject<number>;
  popover: RefObject<HTMLDivElement | null>;
  state: State;
  children: ReactNode;
}

function Popup({ box, width, popover, state, children }: PopupProps) {
  // Sets the field's width before positioning. An initially open list is not measured yet.
  useLayoutEffect(() => {
    popover.current?.style.setProperty('width', `${width.current || (box.current?.offsetWidth ?? 0)}px`);
  }, [box, width, popover]);
  const { popoverProps } = usePopover(
    {
      triggerRef: box,
      popoverRef: popover,
      isNonModal: true,
      placement: 'bottom start',
      offset: 4,
      containerPadding: 8,
      maxHeight: 360,
    },
    state,
  );
  return (
    <Overlay>
      <div
        {...popoverProps}
        ref={popover}
        className="z-50 flex animate-fade-in flex-col overflow-hidden rounded-control bg-raised text-text shadow-float forced-colors:border"
      >
        {children}
        <DismissButton onDismiss={() => state.close()} />
      </div>
    </Overlay>
  );
}

interface ListProps {
  listBoxProps: AriaListBoxOptions<object>;
  listRef: RefObject<HTMLUListElement | null>;
  state: State;
  options: Options;
  noMatchesText: string;
}

function List({ listBoxProps, listRef, state, options, noMatchesText }: ListProps) {
  const { listBoxProps: props } = useListBox(listBoxProps, state, listRef);
  return (
    <ul {...props} ref={listRef} className="min-h-0 overflow-y-auto overscroll-contain p-1 outline-none">
      {state.collection.size === 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as the options are
        <li role="option" aria-selected="false" aria-disabled="true" className="px-2.5 py-2 text-text-muted">
          {noMatchesText}
        </li>
      )}
      {[...state.collection].map((node) =>
        node.type === 'section' ? (
          <Group key={node.key} node={node} state={state} options={options} />
        ) : (
          <Choice key={node.key} node={node} state={state} options={options} />
        ),
      )}
    </ul>
  );
}

interface NodeProps {
  node: ListNode;
  state: State;
  options: Options;
}

function Group({ node, state, options }: NodeProps) {
  const { itemProps, headingProps, groupProps } = useListBoxSection({ heading: node.rendered });
  return (
    <li {...itemProps}>
      <div {...headingProps} className="px-2.5 pt-2 pb-1 text-sm text-text-muted">
        {node.rendered}
      </div>
      <ul {...groupProps}>
        {[...(state.collection.getChildren?.(node.key) ?? [])].map((child) => (
          <Choice key={child.key} node={child} state={state} options={options} />
        ))}
      </ul>
    </li>
  );
}

function Choice({ node, state, options }: NodeProps) {
  const item = useRef<HTMLLIElement>(null);
  const { optionProps, labelProps, descriptionProps, isFocused, isSelected, isDisabled } = useOption(
    { key: node.key },
    state,
    item,
  );
  const option = options.find((candidate) => candidate.value === node.key);
  return (
    <li
      {...optionProps}
      ref={item}
      // The note is part of the name, so that voice control users can say it.
      {...(option?.note !== undefined && {
        'aria-labelledby': `${labelProps.id} ${descriptionProps.id}`,
        'aria-describedby': undefined,
      })}
      className={cx(
        'flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-base outline-none select-none pointer-coarse:min-h-11',
        isFocused && 'bg-hover forced-colors:outline',
        isDisabled ? 'cursor-not-allowed text-text-muted' : 'cursor-pointer',
      )}
    >
      {option?.icon}
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
        <span {...labelProps} className={cx('min-w-0 break-words', isSelected && 'font-medium')}>
          {node.rendered}
        </span>{' '}
        {option?.note !== undefined && (
          <span {...descriptionProps} className="text-sm text-text-muted">
            {option.note}
          </span>
        )}
      </span>
      <CheckIcon className={cx('size-4 text-link', !isSelected && 'invisible')} />
    </li>
  );
}
