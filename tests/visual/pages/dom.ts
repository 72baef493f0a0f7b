type Child = Node | string | null;

/** Creates an element; `aria-…`, `role` and `loading` are attributes, other names properties. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Readonly<Record<string, string | number | boolean | ((event: Event) => void)>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties))
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (name.startsWith('aria-') || ['role', 'loading'].includes(name))
      element.setAttribute(name, String(value));
    else Reflect.set(element, name, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}
