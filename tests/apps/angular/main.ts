import '@angular/compiler';
import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import '@observatorio/widgets/labour-gender';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <output>{{ filter() }}</output>
    <labour-gender
      class="largo"
      [api]="api"
      heading="Meu título"
      [headingLevel]="3"
      [attr.uf]="'SP'"
      (filter-change)="note($event)"
    ></labour-gender>
  `,
})
class App {
  readonly api = new URLSearchParams(location.search).get('api') ?? '';
  readonly filter = signal<string | null>('nenhum');

  note({ detail }: HTMLElementEventMap['filter-change']): void {
    this.filter.set(detail.filter);
  }
}

document.body.append(document.createElement('app-root'));
void bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
