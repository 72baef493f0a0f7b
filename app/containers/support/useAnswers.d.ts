import type { SupportAnswer } from '@/domain/supportAnswers';
/** The instructions, requested once something is typed. Help that does not come is no fault of the form. */
export declare function useAnswers(isWanted: boolean): readonly SupportAnswer[];
