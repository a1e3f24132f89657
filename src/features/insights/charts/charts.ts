// All charts are in one script with recharts, which is loaded with the first chart.
export { CaloriesChart } from './calories-chart';
export { ExpenditureChart } from './expenditure-chart';
export { MacrosChart } from './macros-chart';
export { WeightChart } from './weight-chart';
