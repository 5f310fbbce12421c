// Checks deploy/compose*.yaml by the schema that compose-go embeds, and deploy/kubernetes/*.yaml by Kubernetes' own types: a field that they do not know, or of another type, is a fault.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/caddyserver/caddy/v2"
	"github.com/caddyserver/caddy/v2/caddyconfig"
	_ "github.com/caddyserver/caddy/v2/modules/standard"
	"github.com/compose-spec/compose-go/v2/cli"
	apps "k8s.io/api/apps/v1"
	batch "k8s.io/api/batch/v1"
	core "k8s.io/api/core/v1"
	networking "k8s.io/api/networking/v1"
	policy "k8s.io/api/policy/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
)

func checkCompose(file string) error {
	options, err := cli.NewProjectOptions([]string{file}, cli.WithName("muniment"), cli.WithInterpolation(true), cli.WithEnv([]string{"POSTGRES_PASSWORD=x", "SITE_HOST=records.example.org"}))
	if err != nil {
		return err
	}
	project, err := options.LoadProject(context.Background())
	if err != nil {
		return err
	}
	fmt.Printf("ok    %s: %d services\n", file, len(project.Services))
	return nil
}

func checkKubernetes(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	known := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{apps.AddToScheme, batch.AddToScheme, core.AddToScheme, networking.AddToScheme, policy.AddToScheme} {
		if err := add(known); err != nil {
			return err
		}
	}
	decoder := serializer.NewCodecFactory(known, serializer.EnableStrict).UniversalDeserializer()
	for at, document := range bytes.Split(text, []byte("\n---\n")) {
		if strings.TrimSpace(string(document)) == "" {
			continue
		}
		_, kind, err := decoder.Decode(document, nil, nil)
		if err != nil {
			return fmt.Errorf("document %d: %w", at+1, err)
		}
		fmt.Printf("ok    %s: %s\n", file, kind)
	}
	return nil
}

func checkCaddyfile(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	os.Setenv("SITE_HOST", "records.example.org")
	os.Setenv("INTERNAL_NETWORKS", "10.0.0.0/8")
	adapted, warnings, err := caddyconfig.GetAdapter("caddyfile").Adapt(text, map[string]any{"filename": file})
	if err != nil {
		return err
	}
	for _, warning := range warnings {
		return fmt.Errorf("line %d: %s", warning.Line, warning.Message)
	}
	var config caddy.Config
	if err := json.Unmarshal(adapted, &config); err != nil {
		return err
	}
	if err := caddy.Validate(&config); err != nil {
		return err
	}
	fmt.Printf("ok    %s: Caddy\n", file)
	return nil
}

func main() {
	folder := os.Args[1]
	faults := 0
	report := func(file string, err error) {
		if err != nil {
			faults++
			fmt.Printf("wrong %s: %v\n", file, err)
		}
	}
	composes, _ := filepath.Glob(filepath.Join(folder, "compose*.yaml"))
	for _, compose := range composes {
		report(compose, checkCompose(compose))
	}
	report("Caddyfile", checkCaddyfile(filepath.Join(folder, "Caddyfile")))
	files, _ := filepath.Glob(filepath.Join(folder, "kubernetes", "*.yaml"))
	for _, file := range files {
		report(file, checkKubernetes(file))
	}
	if faults > 0 || len(files) == 0 || len(composes) == 0 {
		os.Exit(1)
	}
}
