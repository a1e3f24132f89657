import type { Paragraph, PlanFacts } from './articles/article';

export function paragraphWords(paragraph: Paragraph, plan: PlanFacts): string {
  return typeof paragraph === 'string' ? paragraph : paragraph(plan);
}
