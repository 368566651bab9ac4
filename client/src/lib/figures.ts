/** Numbers as print has them: with a real minus sign, which is as wide as a plus. */
export const figure = (value: number): string => String(value).replace("-", "−");
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value));
