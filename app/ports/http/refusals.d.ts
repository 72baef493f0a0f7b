import { type Outcome } from '@/domain/outcome';
/** How a call ended whose screen tells these codes apart; any other failure rejects as it came. */
export declare function outcomeOf<Value, const Code extends string>(answer: Promise<Value>, codes: readonly Code[]): Promise<Outcome<Value, Code>>;
/** What a call gives, or null where there is no such thing. */
export declare function orNull<Value>(answer: Promise<Value>): Promise<Value | null>;
