// One script with recharts, loaded with the first chart.
export { CaloriesChart } from './calories-chart';
export { ExpenditureChart } from './expenditure-chart';
export { MacrosChart } from './macros-chart';
export { WeightChart } from './weight-chart';
