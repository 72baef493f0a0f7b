import { cva, cx } from 'class-variance-authority';
import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/** Props of a link component: an anchor with a required target. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Target; the app's router may handle it (AnchorProvider). */
  href: string;
  /** The element, for moving focus to it. */
  ref?: Ref<HTMLAnchorElement>;
}

function NativeAnchor({ children, ...rest }: AnchorProps) {
  return <a {...rest}>{children}</a>;
}

const AnchorContext = createContext<ComponentType<AnchorProps>>(NativeAnchor);

/** Lets the app replace native anchors by its router's; without it links are plain. */
export const AnchorProvider = AnchorContext.Provider;

const link = cva('rounded-sm', {
  variants: {
    variant: {
      text: 'text-link underline decoration-[color-mix(in_oklab,currentColor_35%,transparent)] underline-offset-3 hover:decoration-current',
      bare: '',
    },
  },
});

export interface LinkProps extends AnchorProps {
  /** `text` looks like a link; `bare` has no style; `text` by default. */
  variant?: 'text' | 'bare';
}

/**
 * The only anchor in the portal. `target="_blank"` opens without an opener, unless a page of the portal sets
 * `rel="opener"`.
 */
export function Link({ variant = 'text', className, target, rel, ...rest }: LinkProps) {
  const Anchor = use(AnchorContext);
  return (
    // oxlint-disable-next-line react/static-components -- it comes from a provider that never changes it
    <Anchor
      {...rest}
      {...(target === undefined ? {} : { target })}
      {...(target === '_blank' ? { rel: rel ?? 'noopener' } : rel === undefined ? {} : { rel })}
      className={cx(link({ variant }), className)}
    />
  );
}
