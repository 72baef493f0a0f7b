type Child = Node | string | null;

/** Creates an element; `data-…` and `aria-…` are attributes, other names properties. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Readonly<Record<string, string | number | boolean | ((event: Event) => void)>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties))
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (/^(data|aria)-/.test(name) || ['for', 'role', 'loading', 'list'].includes(name))
      element.setAttribute(name, String(value));
    else Reflect.set(element, name, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Returns the page's data. */
export function readData(): unknown {
  return JSON.parse(document.getElementById('data')?.textContent ?? 'null');
}

export interface Choice<Value extends string> {
  name: string;
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Makes a row of radio buttons. */
export function choice<Value extends string>({ name, legend, options, value, onChange }: Choice<Value>) {
  return h(
    'fieldset',
    { className: 'choice' },
    h('legend', {}, legend),
    ...options.map((option) =>
      h(
        'label',
        {},
        h('input', {
          type: 'radio',
          name,
          value: option.value,
          checked: option.value === value,
          change: () => onChange(option.value),
        }),
        h('span', {}, option.label),
      ),
    ),
  );
}
